interface Props {
  readonly size?: number;
}

const icon =
  (path: string) =>
  ({ size = 16 }: Props) => (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );

export const PaperclipIcon = icon(
  'M20.5 11.5l-8.6 8.6a5.4 5.4 0 0 1-7.6-7.6l9-9a3.6 3.6 0 0 1 5.1 5.1l-9 9a1.8 1.8 0 0 1-2.6-2.6l8.2-8.1',
);
export const CrownIcon = icon('M4 18h16l1.4-10.4-5.2 4L12 5l-4.2 6.6-5.2-4z');
export const CloseIcon = icon('M5 5l14 14M19 5L5 19');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const WarningIcon = icon('M12 4L2.5 20h19zM12 10v4M12 17v.2');
