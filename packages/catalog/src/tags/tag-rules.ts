import type { Tag } from '@crownsmith/domain';

/**
 * A rule for a tag. `when` must match one ability (a line of the normalised rules text: lower case, the card's own name
 * as `~`, no reminder text; each keyword counts as a line), and `unless` must not match that line.
 */
export interface TagRule {
  readonly when: RegExp;
  readonly unless?: RegExp;
  /** Must match the whole rules text, with one ability per line. */
  readonly text?: RegExp;
  /** Must not match the whole rules text. */
  readonly notText?: RegExp;
  /** Must match the type line (lower case). */
  readonly types?: RegExp;
  /** Must not match the type line. */
  readonly notTypes?: RegExp;
}

const DRAW: readonly TagRule[] = [
  {
    // Neither a condition ("whenever you draw a card"), nor cards for opponents alone, nor an exchange of cards.
    when: /(?<!\b(?:when|whenever|if|time) (?:you|they|an opponent|a player|another player|that player|enchanted player|each player)(?: would)? )(?<!(?<!\byou and )\b(?:an|target|each|that) opponents? (?:each )?(?:may )?)(?<!\btarget [^.]*\. its (?:owner|controller) (?:may )?)\bdraws? (?:a|an|one|two|three|four|five|six|seven|x|that many|half|twice|up to|cards?|additional|your)\b/,
    unless:
      /\bdiscards? (?:your|their|all|any|that|a card(?:,|:)|a land card(?:,|:))|draws? (?!(?:two|three|four|five|six|seven|x) cards, then discards? a card\b|(?:three|four|five|six|seven|x) cards, then discards? two cards|four cards, then discards? three cards)[\w ]+ cards?[^.]*, then (?:discard|choose)|if you do, discard|(?:shuffles?|puts?|exiles?) (?:all )?(?:the )?(?:cards (?:from|in) )?(?:your|their) hand|^whenever an opponent [^,]*, (?:that player|they) draws?|\bdraws? a card at the beginning of the next turn's upkeep/,
    notText: /additional cost to cast this spell, discard/,
  },
  { when: /^cycling(?: \{|—)/ },
  // The keyword alone stands for landcycling and its like, too.
  { when: /^cycling$/, notText: /\wcycling/ },
  { when: /^ravenous$/ },
  { when: /\byou become the monarch\b/ },
  { when: /\binvestigate\b/ },
  { when: /\breveal the top card of your library and put (?:that card|it) into your hand/ },
];

/** What leaves the battlefield and comes back at once, out of reach of what was aimed at it. */
const BLINK =
  /\bexile (?:(?:up to \w+ |another |any number of )?(?:other )?target|all|each) [^.]*(?:creatures?|permanents?|artifacts?)\b[^.]*(?:, then return (?:it|that card|those cards|them) to the battlefield|you control\. (?:at the beginning of the next end step, )?return (?:it|that card|those cards|them|each of them) to the battlefield)/;

const PROTECTION: readonly TagRule[] = [
  {
    when: /\b(?:gains?|have|has)\b[^.]*\b(?:hexproof|shroud|indestructible|protection from|ward)\b/,
    unless: /~ (?:has|gains)|opponents? controls?|as though|can't have|lose hexproof/,
  },
  {
    when: /(?<!~)(?<!this creature)(?<!^cards in graveyards) can't be the targets? of (?:spells|abilities|[\w]+ spells)/,
  },
  { when: /\bregenerate (?:enchanted|each|target creature)/ },
  { when: /\bputs? an? (?:hexproof|indestructible|shield) counter on (?!~|it\b)/ },
  { when: /^(?:totem|umbra) armor/ },
  // At the end of one's own turn, in combat or as it enters it saves nothing, but what enters in time does.
  { when: BLINK, unless: /^at the beginning of your end step|^when ~ enters|combat damage to a player/ },
  { when: BLINK, text: /^flash$/m },
  { when: /\bcounter target spell that targets? (?:a|an) [^.]*you control/ },
  {
    when: /\bwhen (?:enchanted (?:creature|permanent)|this creature) dies[^.]*, return (?:it|that card) to the battlefield/,
    unless: /^when this creature/,
  },
  { when: /\b(?:target|other|another) [^.]*you control[^.]* phases? out|permanents you control phase out/ },
];

/** Who is not the player of the card: the owner of what it destroys, or an opponent, before what they do. */
const OTHERS = String.raw`\b(?:controllers?|owners?|that player|those players|opponents?) (?:may )?`;
const NOT_OTHERS = `(?<!${OTHERS})`;

/** The type of a land card, not of a double-faced one with a land behind. */
const LAND = /^(?:\w+ )?land\b/;
/** A spell that takes a land for one. */
const LAND_FOR_LAND = /additional cost to cast this spell, sacrifice a land\.\nsearch your library for an? /;

const RAMP: readonly TagRule[] = [
  {
    when: /\badds? (?:\{|one mana|two mana|three mana|four mana|seven|x mana|an amount|that much|an additional|one additional|[^.]*mana)/,
    // Neither mana for as much mana, nor what becomes of another's permanent.
    unless:
      /^(?:\{[^t}]+\})+(?:, pay \w+ life)?: add|^\{1\}, \{t\}(?:, sacrifice ~)?: add (?:one mana|\{\w\}\.)|^\{2\}, \{t\}, sacrifice ~: add \{\w\}\{\w\}\.|^(?!.*\breturn (?:it|that card) to the battlefield\b).*\bloses? all other\b/,
    notTypes: /\bland\b/,
  },
  {
    when: /^\{t\}[^:]*: add (?:(\{\w\})\1|\{\w\} for each|x mana|two mana|three mana|an amount)|^\{\d\}, \{t\}: (?:choose a color\. )?add (?:\{\w\} for each|an amount|x mana)/,
    types: /\bland\b/,
  },
  { when: /\bremove (?:x|any number of) storage counters/ },
  {
    when: new RegExp(
      String.raw`${NOT_OTHERS}\bsearch(?:es)? (?:your|their) library for (?:[^.]*\b(?:lands?|forest|plains|island|swamp|mountain)\b|a permanent card)[^.]*(?:\. put (?:that|those) cards? )?onto the battlefield`,
    ),
    unless: /\bsacrifice a land: search/,
    notText: LAND_FOR_LAND,
    notTypes: LAND,
  },
  { when: /\bfor a \w+ card and a \w+ card, put them onto the battlefield/, types: LAND },
  {
    when: /\bspells?\b[^.]*\bcosts? (?:up to )?\{[^}]+\}(?:\{[^}]+\})* less to cast\b/,
    unless: /\bthis spell costs|~ costs/,
  },
  { when: /\bactivated abilities\b[^.]*cost \{\d\} less to activate/ },
  { when: /\bspells\b[^.]*\bhave (?:convoke|improvise|affinity)/ },
  {
    when: new RegExp(
      String.raw`${NOT_OTHERS}\bcreates? [^.]*\b(?:treasure|eldrazi spawn|eldrazi scion|gold|powerstone|lander)\b`,
    ),
  },
  { when: /\badditional lands?\b/ },
  {
    when: /\bland cards?\b[^.]*\bput (?:it|them|that card|those cards|one)[^.]*onto the battlefield/,
    unless: new RegExp(
      String.raw`${OTHERS}(?:search|reveal)|\bsacrifice (?:~|a land): search your library for an? [^.]*\bland card\b`,
    ),
    notText: LAND_FOR_LAND,
  },
  { when: /\bput [^.]*\bland cards? from [^.]*onto the battlefield/ },
  { when: /\breturns? [^.]*\bland cards? [^.]*from your graveyard to the battlefield/ },
  {
    when: /^[^.]*: untap (?:up to \w+ |x |two |another )?(?:other )?target (?:[^.]*, or )?(?:permanents?|lands?|plains|island|swamp|mountain|forest)\b|\buntaps? all [^.]*lands\b/,
  },
  {
    when: /\bproduces (?:twice|three times) as much|don't lose (?:unspent|this) [^.]*mana|rather than pay that mana/,
  },
];

const RECURSION: readonly TagRule[] = [
  { when: /^enchant [^.]*\bcard in a graveyard/ },
  { when: /\breturns?\b[^.]*\bgraveyards?\b/, unless: /\bto (?:its|their) owners?'?s?'? graveyards?/ },
  {
    when: /\b(?:dies|put into (?:a|your) graveyard from the battlefield)[^.]*, (?:[^.]*(?:\b|\. if you do, ))?return (?:it|that card|~|this card)/,
  },
  { when: /^(?:persist|undying|dredge|soulshift)\b/ },
  { when: /\b(?:has|have|gains?) (?:[^.]*\b)?(?:persist|undying)\b/ },
  {
    // A card that is chosen or exiled there, before it comes back.
    when: /\bcards? (?:in|from) (?:your|a|their|that player's) graveyard\b.*\b(?:return|put|cast|play)s? (?:it|that card|(?:all|the) (?:[\w-]+ )*cards?)\b/,
    unless: /\bsearch your library|\btop\b/,
  },
  { when: /\bsearch your (?:library and\/or )?graveyard\b/ },
  { when: /\bcards? in your graveyard (?:has|have|gains?) (?:escape|retrace|flashback)\b/ },
  {
    when: /\bputs? [^.]*\bcards? from (?:your|their|a|all|any|target player's|that player's|target opponent's) graveyards?\b[^.]*(?:onto the battlefield|into your hand)/,
  },
  {
    // Neither a cost ("less to cast for each card in your graveyard") nor what is cast from there by other means.
    when: /(?<!\b(?:to|was|can't|spells? you) )\b(?:cast|play) [^.]*\b(?:from|in) (?:your|a) graveyard/,
    unless: /whenever you cast/,
  },
];

const REMOVAL: readonly TagRule[] = [
  {
    when: /\bdestroy (?:up to \w+ |x |two |three |another |any number of )?(?:other )?target\b/,
    unless: /\btarget [^.]*you control\b(?! with)/,
  },
  {
    when: /\bexile (?:up to \w+ |x |two |three |another |any number of )?(?:other )?target [^.]*(?:creature|permanent|artifact|enchantment|planeswalker|land)/,
    unless:
      /\bthen return|target [^.]*\bcards?\b|target [^.]*you control|return (?:that card|those cards|it) to the battlefield/,
  },
  {
    when: /\breturns? (?:up to \w+ |x |\w+ )?(?:another )?(?:other )?target [^.]*(?:creature|permanent|artifact|enchantment|planeswalker)[^.]*to (?:its|their) owners?'?s?'? hands?/,
    unless: /target [^.]*you control|graveyard/,
  },
  {
    when: /\bput target [^.]*(?:creature|permanent|artifact|enchantment)[^.]*(?:on top|on the bottom|into)[^.]*librar/,
    unless: /you own|\bcards?\b/,
  },
  { when: /\bowner[^.]* shuffles it into their library/, unless: /exiled card|~/ },
  {
    when: /\bdeals? [^.]*damage[^.]*\b(?:to|among) (?:up to \w+ )?(?:another )?(?:target(?! (?:player|opponent)\b(?!(?:, [^.]*,)? or\b))|enchanted|one or two|any number of)\b/,
  },
  { when: /\bdeals? [^.]*damage[^.]*\bto (?:the player or planeswalker|that player unless)/ },
  {
    when: /\bdeals? (?:[3-9]|\d\d|x|damage equal)[^.]*(?:to|among) any (?:target|number of targets)/,
    types: /instant|sorcery/,
  },
  { when: /\btarget [^.]*creatures?[^.]* gets? [-+][\dx]+\/-(?:[1-9x])/ },
  { when: /\benchanted creature gets [-+]\d\/-[2-9x]/ },
  { when: /-1\/-1 counters? (?:on|among) (?:up to \w+ |one or two |each of up to \w+ )?target creature/ },
  {
    when: /(?<!\b(?:when|whenever|if) (?:a|an|another|that) )\b(?:opponents?|players?|foe|controller) sacrifices? (?!all\b)[^.]*(?:creature|permanent|artifact|enchantment|planeswalker|land|it\b)/,
    unless: /unless target opponent|when ~ leaves/,
  },
  { when: /^annihilator\b|\bannihilator \d/ },
  { when: /\bfights? (?:another |up to one )?(?:other )?target\b/ },
  {
    when: /\benchanted creature can't attack or block|\benchanted creature doesn't untap|\benchanted (?:creature|permanent) (?:loses all|is a)|all damage that would be dealt by enchanted|tap enchanted creature/,
    types: /aura/,
    unless: /^tap enchanted/,
    notText: /untap enchanted/,
  },
  {
    when: /\bdestroy (?:that creature|it)\b(?! at)|: exile that creature|, exile that creature/,
    unless: /then return|end step|token|damage to a creature/,
  },
];

const SWEEPER: readonly TagRule[] = [
  {
    when: /\b(?:destroy|exile|return)s? (?:to their owners' hands )?(?:all|each)\b/,
    unless:
      /\b(?:destroy|exile|return)s? (?:all|each)[^.]*\bcards?\b|\b(?:all|each)[^.]*\bgraveyards?\b|all other (?:cards|spells)|that entered|\bexiles? (?:all|each) [^.]*\byou control\b/,
  },
  {
    when: /\bdeals? [^.]*damage (?:equal to [^.]*)?to each (?:[\w'-]+ )*creature/,
    unless: /each of|\bit deals [^.]* to each creature blocking/,
  },
  { when: /\b(?:all|each|other|non[\w-]+) (?:[\w-]+ )*creatures? (?:[\w' -]+ )?gets? [-+]\w+\/-(?!0)/ },
  {
    when: /\bcreatures (?:your opponents|target (?:player|opponent)|that player) controls? get -\w+\/-(?!0)|\bcreatures that aren't [^.]* get -\w+\/-(?!0)/,
  },
  { when: /-1\/-1 counters? on each (?:[\w-]+ )*creature/ },
  {
    when: /\bdestroy the rest\b|\bputs? all (?:[\w-]+ )*(?:creatures|permanents|artifacts|enchantments) (?:into|on) [^.]*librar/,
  },
  { when: /\bsacrifices? (?:the rest|all (?:permanents|creatures|lands|artifacts|enchantments|other))/ },
  { when: /\beach player sacrifices (?:three|four|five|six|x|half)/ },
  { when: /\beach of those [^.]*\bfights? / },
  {
    when: /\b(?:destroy|exile|return|damage to|creature) ?[^.]*\btarget [^.]*you don't control|^destroy target/,
    text: /^overload/m,
  },
];

const TUTOR: readonly TagRule[] = [
  {
    when: new RegExp(String.raw`${NOT_OTHERS}\bsearch(?:es)? [^.]*\blibrar(?:y|ies)\b[^.]* for\b`),
    unless:
      /\bfor [^,.]*\b(?:lands?|plains|island|swamp|mountain|forest)\b[^.]*onto the battlefield(?![^.]*into your hand)|\bfor [^,.]*\blands?\b[^.]*\. put (?:that|those) cards? onto the battlefield|\bthat many land cards|cards, exile them|(?:player|opponent)'s (?:graveyard|library)[^.]*(?:exile (?:it|them)\.|and exile)/,
  },
  { when: /^partner with\b/ },
  { when: /^transmute\b/ },
  { when: /^(?:basic land|land|plains|island|swamp|mountain|forest|wizard|sliver|type)cycling\b/ },
];

/** The rules for each tag; a card has the tag if any of them applies. */
export const TAG_RULES: Readonly<Record<Tag, readonly TagRule[]>> = {
  draw: DRAW,
  protection: PROTECTION,
  ramp: RAMP,
  recursion: RECURSION,
  removal: REMOVAL,
  sweeper: SWEEPER,
  tutor: TUTOR,
};
