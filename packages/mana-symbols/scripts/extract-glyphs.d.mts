export declare const flipOutline: (path: string) => string;
export declare const makeGlyphs: () => Promise<string>;
export declare const readGlyphs: () => Promise<string>;
