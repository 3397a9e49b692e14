export declare const readReadme: (testUrl: string) => string;
export declare const testedExample: (testUrl: string) => string;
