/** The logo, a crown on an anvil, in the colour of the text. */
export const Logo = ({ size = 28 }: { readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
    fill="currentColor"
  >
    <path d="M3.2 8.6a1.9 1.9 0 1 1 2.5 1.8l4.5 5.2 4-7.6a2.1 2.1 0 1 1 3.6 0l4 7.6 4.5-5.2a1.9 1.9 0 1 1 1.6.2L25.4 21H6.6L4.1 10.4a1.9 1.9 0 0 1-.9-1.8z" />
    <path d="M6 23h20v1.6c-3.5.4-5.4 1.3-6.2 3.4h-7.6C11.4 25.9 9.5 25 6 24.6z" />
  </svg>
);
