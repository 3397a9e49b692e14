declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** in s */
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
  }
  /** Asks an address as often as it answers. */
  export default function autocannon(options: Options): Promise<unknown>;
}
