import sharp from 'sharp';

/** The demo's pictures, drawn by ourselves: flat still lifes in the colors of the product. */
const WIDTH = 1080;
const HEIGHT = 1350;

interface Scene {
  title: string;
  /** From top to bottom. */
  sky: [string, string];
  /** Shapes on a canvas of 1080 × 1350. */
  shapes: string;
}

const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.16}" fill="#17151F" opacity=".14"/>`;
const table = (color: string): string => `<rect y="930" width="1080" height="420" fill="${color}"/>`;
const leaf = (angle: number, color: string): string =>
  `<path d="M0 0C-70 -120 -60 -290 0 -400C60 -290 70 -120 0 0" fill="${color}" transform="rotate(${angle})"/>`;

export const SCENES: readonly Scene[] = [
  {
    title: 'Morning coffee',
    sky: ['#F7D9C4', '#F2A97F'],
    shapes: `<circle cx="820" cy="300" r="150" fill="#FFF3E0"/>${table('#8C5A3C')}${shadow(500, 1050, 330)}
      <path d="M280 640h440l-44 330a80 80 0 0 1-78 66H402a80 80 0 0 1-78-66z" fill="#FBFAF7"/>
      <path d="M706 700c140-30 190 170 0 220" fill="none" stroke="#FBFAF7" stroke-width="44"/>
      <ellipse cx="500" cy="640" rx="220" ry="52" fill="#E7E4DD"/><ellipse cx="500" cy="646" rx="188" ry="38" fill="#4A2A1A"/>
      <g fill="none" stroke="#FFF" stroke-width="20" stroke-linecap="round" opacity=".65"><path d="M430 560c-40-70 40-110 0-190"/><path d="M560 560c-40-70 40-110 0-190"/></g>`,
  },
  {
    title: 'Pancakes by the window',
    sky: ['#CFE8F5', '#F6E7C8'],
    shapes: `<rect x="120" y="120" width="840" height="560" rx="24" fill="#FFFDF6"/><path d="M540 120v560M120 400h840" stroke="#CBBFA8" stroke-width="16"/>
      ${table('#D8B48A')}${shadow(540, 1110, 400)}<ellipse cx="540" cy="1080" rx="390" ry="90" fill="#FBFAF7"/>
      ${[1040, 985, 930, 875].map((y) => `<rect x="300" y="${y}" width="480" height="62" rx="31" fill="#C98542"/><rect x="300" y="${y}" width="480" height="26" rx="13" fill="#E9B872"/>`).join('')}
      <path d="M330 880c60-50 360-50 420 0l-60 20-40 90-50-80-70 10-60 60-50-70z" fill="#8A3D12" opacity=".85"/><circle cx="540" cy="850" r="42" fill="#C2261D"/><circle cx="600" cy="862" r="30" fill="#5B3DF5"/>`,
  },
  {
    title: 'Green corner',
    sky: ['#DDEBDD', '#A9CDB4'],
    shapes: `${table('#E9E2D2')}${shadow(540, 1160, 260)}<g transform="translate(540 850)">${[-58, -32, -10, 14, 38, 62].map((angle, index) => leaf(angle, index % 2 ? '#0B7A5C' : '#2E9B78')).join('')}</g>
      <path d="M360 830h360l-50 320H410z" fill="#D9764A"/><rect x="340" y="800" width="400" height="70" rx="16" fill="#E58C61"/>`,
  },
  {
    title: 'Skin care shelf',
    sky: ['#F4E6F1', '#D9C6F2'],
    shapes: `<rect x="90" y="1010" width="900" height="44" rx="22" fill="#B79BD9"/>${shadow(540, 1090, 420)}
      <rect x="210" y="640" width="190" height="370" rx="36" fill="#5B3DF5"/><rect x="262" y="550" width="86" height="100" rx="16" fill="#17151F"/><rect x="246" y="760" width="118" height="130" rx="10" fill="#F4F1FF"/>
      <rect x="470" y="760" width="210" height="250" rx="40" fill="#FBFAF7"/><rect x="456" y="700" width="238" height="84" rx="24" fill="#9F8CFF"/>
      <path d="M760 1010V700l60-90h30l60 90v310z" fill="#F2B8A0"/><rect x="800" y="520" width="70" height="100" rx="14" fill="#B45309"/>`,
  },
  {
    title: 'By the sea',
    sky: ['#FDE3B5', '#F79C7D'],
    shapes: `<circle cx="540" cy="620" r="170" fill="#FFF1D0"/><rect y="700" width="1080" height="650" fill="#3D6FA8"/>
      ${[760, 840, 930, 1030, 1150].map((y, index) => `<path d="M0 ${y}q135 -${30 + index * 6} 270 0t270 0 270 0 270 0" fill="none" stroke="#FFF" stroke-width="${8 + index * 2}" opacity="${0.5 - index * 0.07}"/>`).join('')}
      <path d="M470 720h140l-30 40H500z" fill="#17151F"/><path d="M545 710V520l110 190z" fill="#FBFAF7"/>`,
  },
  {
    title: 'Unboxing day',
    sky: ['#E6E0FF', '#BDAEF9'],
    shapes: `${table('#5B3DF5')}${shadow(540, 1180, 380)}<path d="M240 760h600v400H240z" fill="#C99A66"/><path d="M240 760l-110 -130h250l160 130zM840 760l110 -130H700L540 760z" fill="#E0B583"/>
      <rect x="500" y="760" width="80" height="400" fill="#A87A4A"/><circle cx="430" cy="640" r="80" fill="#0B7A5C"/><rect x="560" y="520" width="150" height="230" rx="28" fill="#FBFAF7"/><rect x="592" y="590" width="86" height="60" rx="10" fill="#F79C7D"/>`,
  },
];

const svg = ({ sky, shapes }: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="sky" x2="0" y2="1">` +
  `<stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${shapes}</svg>`;

/** A scene as a photo that a creator could deliver. */
export function photo(scene: Scene): Promise<Buffer> {
  return sharp(Buffer.from(svg(scene)))
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A scene as it stands on a public page. */
export function thumbnail(scene: Scene): Promise<Buffer> {
  return sharp(Buffer.from(svg(scene)))
    .resize(720, 900)
    .webp({ quality: 82 })
    .toBuffer();
}

/** The photo above the sample page: a morning at the sea, with room for narrow screens to crop. */
export function cover(): Promise<Buffer> {
  const waves = [560, 640, 730, 830, 940].map(
    (y, index) =>
      `<path d="M0 ${y}q150 -${34 + index * 6} 300 0t300 0 300 0 300 0 300 0 300 0 300 0 300 0" fill="none" stroke="#FFF" stroke-width="${8 + index * 3}" opacity="${0.5 - index * 0.07}"/>`,
  );
  const boat = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-80 0h170l-40 50H-50z" fill="#17151F"/><path d="M0 -20V-260l130 240z" fill="#FBFAF7"/><path d="M-14 -20V-200l-70 180z" fill="#F4E6F1"/></g>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2160" height="1080"><defs><linearGradient id="sky" x2="0" y2="1">
    <stop stop-color="#FDE3B5"/><stop offset="1" stop-color="#F79C7D"/></linearGradient></defs><rect width="2160" height="1080" fill="url(#sky)"/>
    <circle cx="1500" cy="440" r="190" fill="#FFF1D0"/><path d="M0 500c260-150 420-120 620-20s240 60 340 30v60H0z" fill="#0B7A5C" opacity=".85"/>
    <rect y="520" width="2160" height="560" fill="#3D6FA8"/>${waves.join('')}${boat(1180, 560, 1.1)}${boat(1790, 540, 0.5)}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer();
}

const LINK_DRAWINGS = [
  // A cup, a camera, a letter: each on a square of 128.
  `<rect width="128" height="128" fill="#F7D9C4"/><path d="M30 48h56l-7 40a10 10 0 0 1-10 8H47a10 10 0 0 1-10-8z" fill="#8C5A3C"/><path d="M84 56c22-6 28 24-4 28" fill="none" stroke="#8C5A3C" stroke-width="8"/><path d="M48 38c-8-12 8-16 0-26M66 38c-8-12 8-16 0-26" fill="none" stroke="#FFF" stroke-width="6" stroke-linecap="round"/>`,
  `<rect width="128" height="128" fill="#CFE8F5"/><path d="M48 32h32l8 12H40z" fill="#17151F"/><rect x="18" y="42" width="92" height="60" rx="12" fill="#17151F"/><circle cx="64" cy="72" r="23" fill="#FBFAF7"/><circle cx="64" cy="72" r="15" fill="#5B3DF5"/><circle cx="97" cy="54" r="5" fill="#F79C7D"/>`,
  `<rect width="128" height="128" fill="#DDEBDD"/><rect x="20" y="34" width="88" height="62" rx="8" fill="#FBFAF7"/><path d="M22 40l42 32 42-32" fill="none" stroke="#0B7A5C" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><circle cx="64" cy="92" r="12" fill="#D6336C"/>`,
];

/** The pictures of the sample page's links, in their order. */
export function linkPictures(): Promise<Buffer[]> {
  return Promise.all(
    LINK_DRAWINGS.map((shapes) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 128 128">${shapes}</svg>`,
        ),
      )
        .png()
        .toBuffer(),
    ),
  );
}

/** A square face for the profile: drawn, nobody's. */
export function face(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#F2A97F"/>
    <path d="M96 512c0-120 70-180 160-180s160 60 160 180z" fill="#5B3DF5"/><path d="M130 300C90 120 200 60 256 60s166 60 126 240l-40 80H170z" fill="#3A1F14"/>
    <ellipse cx="256" cy="236" rx="92" ry="112" fill="#F3C9A5"/><path d="M164 220c10-90 60-120 110-120 60 0 78 60 74 120-50-10-90-40-104-70-14 34-50 60-80 70z" fill="#3A1F14"/>
    <circle cx="222" cy="246" r="9" fill="#17151F"/><circle cx="290" cy="246" r="9" fill="#17151F"/><path d="M222 296q34 30 68 0" fill="none" stroke="#A33B2A" stroke-width="9" stroke-linecap="round"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
