import { describe, expect, it } from 'vitest';
import { stripAccents } from './accent';

describe('stripAccents', () => {
  it('leaves plain text unchanged', () => expect(stripAccents("Sol Ring, 2's")).toBe("Sol Ring, 2's"));
});
