/** Width and height, pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Point in the frame, pixels from its centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Zoom and pan state: scale relative to the fit size, and the picture's centre in pixels from the frame's. */
export interface View extends Point {
  readonly scale: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };

const FURTHEST = 8;

const within = (value: number, most: number): number =>
  most === 0 ? 0 : Math.min(most, Math.max(-most, value));

/** Scale at which a picture fits the frame; `isAcross`: rotated by a quarter turn. */
export const fitOf = (picture: Size, frame: Size, isAcross: boolean): number =>
  isAcross
    ? Math.min(frame.width / picture.height, frame.height / picture.width)
    : Math.min(frame.width / picture.width, frame.height / picture.height);

/** Size of the picture when it fits the frame. */
export function fittedSize(picture: Size, frame: Size, isAcross: boolean): Size {
  const fit = fitOf(picture, frame, isAcross);
  const [width, height] = isAcross ? [picture.height, picture.width] : [picture.width, picture.height];
  return { width: width * fit, height: height * fit };
}

/** Pans by an offset, limited to the picture's edges. A dimension smaller than the frame stays centred. */
export function moved(view: View, by: Point, fitted: Size, frame: Size): View {
  const { scale } = view;
  return {
    scale,
    x: within(view.x + by.x, Math.max(0, (fitted.width * scale - frame.width) / 2)),
    y: within(view.y + by.y, Math.max(0, (fitted.height * scale - frame.height) / 2)),
  };
}

/** Zooms by a factor around a point that stays in place, between fit and eight times that. */
export function zoomedAt(view: View, by: number, at: Point, fitted: Size, frame: Size): View {
  const scale = Math.min(FURTHEST, Math.max(1, view.scale * by));
  const grown = scale / view.scale;
  const target = { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
  return moved(target, { x: 0, y: 0 }, fitted, frame);
}
