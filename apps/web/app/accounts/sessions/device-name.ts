/** Browsers and systems by what their User-Agent contains; the first that matches counts. */
const BROWSERS = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const find = (table: typeof BROWSERS | typeof SYSTEMS, text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * What a list of sessions calls a browser, from its User-Agent header.
 * @example deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') // 'Firefox on Linux'
 */
export const deviceName = (userAgent: string | null | undefined): string => {
  const text = (userAgent ?? '').slice(0, 500);
  const [browser, system] = [find(BROWSERS, text), find(SYSTEMS, text)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser');
};
