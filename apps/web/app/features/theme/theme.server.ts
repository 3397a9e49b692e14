import { isTheme, THEME_COOKIE, type Theme } from '@crownsmith/domain';

/** The theme that a visitor's cookie asks for; undefined at a first visit. */
export const themeOfRequest = (request: Request): Theme | undefined => {
  const cookies = request.headers.get('Cookie') ?? '';
  for (const pair of cookies.split(/;\s*/)) {
    const [name, value] = pair.split('=', 2);
    if (name === THEME_COOKIE && isTheme(value)) return value;
  }
  return undefined;
};
