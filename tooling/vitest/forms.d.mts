export declare const isWhole: boolean;
export declare const longOrShort: <T>(long: T, short: T) => T;
