/** Answer of `image_upload`. */
export interface UploadAnswer {
  /** Opened by its owner alone, with his token in the header. */
  url: string;
}
