/** Estimated salt, 0–4, of cards without a `salt=` note: `# salt`, then names. */
export const SALT = `
# 2.6
Catastrophe; Worldslayer
# 2.3
Iona, Shield of Emeria; Knowledge Pool; Balance; Upheaval; Tinker; Time Vault; Mana Crypt
# 2.0
Possibility Storm; Warp World; Thieves' Auction; Hive Mind; Grip of Chaos; Eye of the Storm; Sphere of Resistance; Thorn of Amethyst; Null Rod; Collector Ouphe; Stony Silence; Panoptic Mirror; Food Chain; Isochron Scepter; Tainted Pact; Worldgorger Dragon; Time Warp; Temporal Mastery; Temporal Manipulation; Emrakul, the Promised End; Ulamog, the Ceaseless Hunger; Ulamog, the Infinite Gyre; Kozilek, Butcher of Truth; Teferi's Puzzle Box
# 1.6
Bribery; Blatant Thievery; Villainous Wealth; Archon of Cruelty; Razaketh, the Foulblooded; Massacre Wurm; Exquisite Blood; Sanguine Bond; Kiki-Jiki, Mirror Breaker; Najeela, the Blade-Blossom; Meren of Clan Nel Toth; Narset, Enlightened Master; Gaddock Teeg; Derevi, Empyrial Tactician; The Ur-Dragon; Omniscience; Enter the Infinite; Exsanguinate; Insurrection; Ruric Thar, the Unbowed; Nekusar, the Mindrazer; Hullbreaker Horror; Koma, Cosmos Serpent; Doubling Season; Dark Depths; Strip Mine; Wasteland; Ancient Tomb
# 0.9
Swords to Plowshares; Path to Exile; Counterspell; Wrath of God; Beast Within; Chaos Warp; Lightning Greaves; Skullclamp; Mind Stone; Eternal Witness
# 0.3
Opt; Harmonize; Wall of Omens; Wall of Blossoms; Birds of Paradise; Llanowar Elves; Farseek; Commander's Sphere; Reliquary Tower
`;
