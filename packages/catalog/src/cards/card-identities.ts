import { compareBearers, spelledName, type Card } from '@crownsmith/domain';

/** What tells cards apart. */
type Identity = Pick<Card, 'name' | 'oracleId' | 'legality'>;

interface Known<T> extends Identity {
  readonly value: T;
}

/**
 * Finds what belongs to the same card. A card is its oracle id; where one of two records has none, they are one card if their
 * names are the same in full: letters alone decide nothing (`Lava Axe` and `Lava, Axe` are two cards).
 */
export class CardIdentities<T = number> {
  readonly #byId = new Map<string, T>();
  readonly #byName = new Map<string, Known<T>[]>();

  /** @param value what belongs to the card; replaces what did so before */
  add({ name, oracleId, legality }: Identity, value: T): void {
    if (oracleId !== undefined) this.#byId.set(oracleId, value);
    const key = spelledName(name);
    const known = { name, legality, value, ...(oracleId !== undefined && { oracleId }) };
    const others = (this.#byName.get(key) ?? []).filter((each) => each.value !== value);
    this.#byName.set(key, [...others, known]);
  }

  /** What belongs to a card; of one without oracle id that of the legal card of its name. */
  find({ name, oracleId }: Identity): T | undefined {
    const byId = oracleId === undefined ? undefined : this.#byId.get(oracleId);
    if (byId !== undefined) return byId;
    const key = spelledName(name);
    const same = (this.#byName.get(key) ?? []).filter(
      (each) => oracleId === undefined || each.oracleId === undefined,
    );
    const compare = compareBearers(key);
    const [first] = same.map((each) => ({ ...each, bearing: 'own' as const })).sort(compare);
    return first?.value;
  }
}
