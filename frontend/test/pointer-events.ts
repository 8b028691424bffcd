/** jsdom has none. */
class PointerLikeEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, { pointerId = 0, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
  }
}
window.PointerEvent ??= PointerLikeEvent as unknown as typeof PointerEvent;
