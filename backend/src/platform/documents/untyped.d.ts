declare module 'fontkit' {
  /** What we use of a font; PDFKit takes it as it is. */
  export interface Font {
    unitsPerEm: number;
    /** Distances from the baseline, in units; the descent is negative. */
    ascent: number;
    descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}
