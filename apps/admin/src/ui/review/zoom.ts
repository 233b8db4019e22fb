/** Width and height, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place in the frame, px from its middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is looked at: how many times as large as it fits, and where its middle is, px from the frame's. */
export interface View extends Point {
  readonly scale: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };

const FURTHEST = 8;

const within = (value: number, most: number): number =>
  most === 0 ? 0 : Math.min(most, Math.max(-most, value));

/** How much of its own size a picture has where it fits the frame; `isAcross`: turned by a quarter. */
export const fitOf = (picture: Size, frame: Size, isAcross: boolean): number =>
  isAcross
    ? Math.min(frame.width / picture.height, frame.height / picture.width)
    : Math.min(frame.width / picture.width, frame.height / picture.height);

/** The size that it fills of the frame where it fits. */
export function fittedSize(picture: Size, frame: Size, isAcross: boolean): Size {
  const fit = fitOf(picture, frame, isAcross);
  const [width, height] = isAcross ? [picture.height, picture.width] : [picture.width, picture.height];
  return { width: width * fit, height: height * fit };
}

/** Moved by so much, as far as its edges reach those of the frame; what is smaller than the frame stays in its middle. */
export function moved(view: View, by: Point, fitted: Size, frame: Size): View {
  const { scale } = view;
  return {
    scale,
    x: within(view.x + by.x, Math.max(0, (fitted.width * scale - frame.width) / 2)),
    y: within(view.y + by.y, Math.max(0, (fitted.height * scale - frame.height) / 2)),
  };
}

/** So many times larger, with what is seen at the point staying there, between fitting and eight times that. */
export function zoomedAt(view: View, by: number, at: Point, fitted: Size, frame: Size): View {
  const scale = Math.min(FURTHEST, Math.max(1, view.scale * by));
  const grown = scale / view.scale;
  const target = { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
  return moved(target, { x: 0, y: 0 }, fitted, frame);
}
