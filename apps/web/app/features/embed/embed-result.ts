import type { WidgetOptions } from '@crownsmith/widget-view';

/** What `/embed` shows. */
export interface EmbedResult {
  /** name of the commander, as typed where there is none */
  readonly commander: string;
  readonly options: WidgetOptions;
  /** of this site */
  readonly origin: string;
  /** origins of pictures */
  readonly pictures: readonly string[];
  readonly error?: string | undefined;
  /** URL and height in px of the frame */
  readonly preview?: { readonly url: string; readonly height: number } | undefined;
  readonly codes?:
    | readonly {
        readonly id: string;
        readonly title: string;
        readonly about: string;
        readonly code: string;
      }[]
    | undefined;
}
