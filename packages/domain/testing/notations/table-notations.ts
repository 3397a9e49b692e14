import { csv, join, quotedCsv, type Notation, type SampleDeck, type WriteEntry } from './notation';

const all = ({ commanders, main }: SampleDeck) => [...commanders, ...main];

const foil = (isFoil: boolean, yes: string, no = ''): string => (isFoil ? yes : no);

/** A table with titles: the commanders in the first rows, if no column marks them. */
const table =
  (titles: string, row: (deck: SampleDeck) => WriteEntry) =>
  (deck: SampleDeck): string =>
    `${titles}\n${join(all(deck), row(deck))}`;

/** Tables: comma-separated values and other columns. */
export const TABLE_NOTATIONS: readonly Notation[] = [
  {
    name: 'name, count and set without titles',
    write: (deck) => join(all(deck), ({ name, count, set }) => csv(name, count, set)),
  },
  {
    name: 'count; name; set without titles',
    write: (deck) => join(all(deck), ({ name, count, set }) => `${count};${name};${set}`),
  },
  {
    name: 'Moxfield, CSV',
    write: table(
      '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"',
      () => (entry) =>
        quotedCsv(
          entry.count,
          0,
          entry.name,
          entry.set.toLowerCase(),
          'Near Mint',
          'English',
          foil(entry.isFoil, 'foil'),
          '',
          '2024-05-01 10:00:00',
          entry.number,
          'False',
          'False',
          '',
        ),
    ),
  },
  {
    name: 'Archidekt, CSV',
    write: table(
      'Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,Collector Number,Category',
      ({ commanders }) =>
        (entry) =>
          csv(
            entry.count,
            entry.name,
            foil(entry.isFoil, 'Foil', 'Normal'),
            'NM',
            '2024-05-01',
            'EN',
            entry.price,
            '',
            entry.setName,
            entry.set.toLowerCase(),
            12345,
            'aa-bb',
            entry.number,
            commanders.includes(entry) ? 'Commander' : entry.category,
          ),
    ),
  },
  {
    name: 'TappedOut, CSV',
    write: table(
      'Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Language,Commander',
      ({ commanders }) =>
        (entry) =>
          csv(
            'main',
            entry.count,
            entry.name,
            entry.set,
            foil(entry.isFoil, 'foil'),
            '',
            '',
            '',
            '',
            commanders.includes(entry) ? 'True' : '',
          ),
    ),
  },
  {
    name: 'Deckstats, CSV',
    write: table(
      'amount,card_name,is_foil,is_pinned,is_signed,set_id,set_code,collector_number,language,condition,comment,added',
      () => (entry) =>
        csv(
          entry.count,
          entry.name,
          foil(entry.isFoil, '1', '0'),
          0,
          0,
          12,
          entry.set,
          entry.number,
          'en',
          '',
          '',
          '2024-05-01',
        ),
    ),
  },
  {
    name: 'Scryfall, CSV',
    write: table(
      'section,count,name,mana_cost,type,set,set_code,collector_number,lang,rarity,artist,finish,usd_price,eur_price,tix_price,scryfall_uri,scryfall_id',
      ({ commanders }) =>
        (entry) =>
          csv(
            commanders.includes(entry) ? 'commanders' : 'nonlands',
            entry.count,
            entry.name,
            entry.manaCost,
            entry.typeLine,
            entry.setName,
            entry.set.toLowerCase(),
            entry.number,
            'en',
            'rare',
            'Somebody',
            foil(entry.isFoil, 'foil', 'nonfoil'),
            entry.price,
            '',
            '',
            'https://cards.example/x',
            'aa-bb',
          ),
    ),
  },
  {
    name: 'ManaBox, CSV',
    write: table(
      'Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,Purchase price currency',
      () => (entry) =>
        csv(
          entry.name,
          entry.set,
          entry.setName,
          entry.number,
          foil(entry.isFoil, 'foil', 'normal'),
          'rare',
          entry.count,
          123,
          'aa-bb',
          entry.price,
          'false',
          'false',
          'near_mint',
          'en',
          'USD',
        ),
    ),
  },
  {
    name: 'Delver Lens, CSV',
    write: table(
      'QuantityX,Name,Edition,Edition code,Foil,Condition',
      () => (entry) =>
        csv(`${entry.count}x`, entry.name, entry.setName, entry.set, foil(entry.isFoil, 'Foil'), 'Near Mint'),
    ),
  },
  {
    name: 'Dragon Shield, CSV',
    write: (deck) =>
      `"sep=,"\n${table('Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET', () => (entry) => csv('Mine', entry.count, 0, entry.name, entry.set, entry.setName, entry.number, 'NearMint', foil(entry.isFoil, 'Foil', 'Normal'), 'English', entry.price, '2024-05-01', 0, 0, 0))(deck)}`,
  },
  {
    name: 'Deckbox, CSV',
    write: table(
      'Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered Art,Misprint,Promo,Textless,My Price',
      () => (entry) =>
        csv(
          entry.count,
          0,
          entry.name,
          entry.setName,
          entry.number,
          'Near Mint',
          'English',
          foil(entry.isFoil, 'foil'),
          '',
          '',
          '',
          '',
          '',
          '',
          `$${entry.price}`,
        ),
    ),
  },
  {
    name: 'TCGplayer, CSV',
    write: table(
      'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU',
      () => (entry, at) =>
        csv(
          entry.count,
          at % 5 === 0 ? `${entry.name} (Borderless)` : entry.name,
          entry.name,
          entry.setName,
          entry.number,
          entry.set,
          foil(entry.isFoil, 'Foil', 'Normal'),
          'Near Mint',
          'English',
          'Rare',
          1000 + at,
          2000 + at,
        ),
    ),
  },
  {
    name: 'Card Kingdom, CSV',
    write: table(
      'title,edition,foil,quantity',
      () => (entry) => csv(entry.name, entry.setName, foil(entry.isFoil, '1', '0'), entry.count),
    ),
  },
  {
    name: 'Cardsphere, CSV',
    write: table(
      'Count,Tradelist Count,Wishlist Count,Name,Edition,Condition,Language,Foil,Cardsphere ID',
      () => (entry, at) =>
        quotedCsv(
          entry.count,
          0,
          0,
          entry.name,
          entry.setName,
          'Near Mint',
          'English',
          foil(entry.isFoil, 'foil'),
          at,
        ),
    ),
  },
  {
    name: 'Magic Online, CSV',
    write: (deck) =>
      `Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n${join([...deck.main, ...deck.commanders], (entry, at) => `"${entry.name.replaceAll(' // ', '/').replaceAll('"', '""')}",${entry.count},${31000 + at},Rare,${entry.set},${entry.number}/281,${foil(entry.isFoil, 'Yes', 'No')},${deck.commanders.includes(entry) ? 'Yes' : 'No'},0`)}`,
  },
  {
    name: 'MTGGoldfish, CSV',
    write: table(
      'Card,Set ID,Set Name,Quantity,Foil,Variation',
      () => (entry) =>
        csv(entry.name, entry.set, entry.setName, entry.count, foil(entry.isFoil, 'FOIL', 'REGULAR'), ''),
    ),
  },
  {
    name: 'CubeCobra, CSV',
    write: table(
      'name,CMC,Type,Color,Set,Collector Number,Rarity,Color Category,status,Finish,maybeboard,image URL,tags,Notes,MTGO ID',
      () => (entry) =>
        Array.from(
          { length: entry.count },
          () =>
            `"${entry.name.replaceAll('"', '""')}",3,"${entry.typeLine}",W,"${entry.set.toLowerCase()}","${entry.number}",rare,White,Owned,${foil(entry.isFoil, 'Foil', 'Non-foil')},false,,"",,-1`,
        ).join('\n'),
    ),
  },
  {
    name: 'Helvault, CSV',
    write: table(
      'extras,language,name,quantity,scryfall_id,set_code,collector_number',
      () => (entry) =>
        quotedCsv(
          foil(entry.isFoil, 'foil'),
          'en',
          entry.name,
          entry.count,
          'aa-bb',
          entry.set.toLowerCase(),
          entry.number,
        ),
    ),
  },
  {
    name: 'Decked Builder, CSV',
    write: table(
      'Total Qty,Reg Qty,Foil Qty,Card,Set,Mana Cost,Card Type,Color,Rarity,Mvid,Single Price',
      () => (entry, at) =>
        csv(
          entry.count,
          entry.count,
          0,
          entry.name,
          entry.setName,
          entry.manaCost,
          entry.typeLine,
          'White',
          'Rare',
          3000 + at,
          entry.price,
        ),
    ),
  },
  {
    name: 'semicolons and a column of zones',
    write: (deck) =>
      `Zone;Amount;Card name\n${join(all(deck), (entry) => `${deck.commanders.includes(entry) ? 'Commander' : 'Mainboard'};${entry.count};${entry.name}`)}\nMaybeboard;1;Counterspell`,
  },
  {
    name: 'a spreadsheet, number and name',
    write: (deck) => join(all(deck), ({ count, name }) => `${count}\t${name}`),
  },
  {
    name: 'a spreadsheet, name and number',
    write: (deck) => join(all(deck), ({ count, name }) => `${name}\t${count}`),
  },
  {
    name: 'a spreadsheet with headings in it',
    write: (deck) =>
      `Commander\n${join(deck.commanders, ({ count, name, typeLine, price }) => `${count}\t${name}\t${typeLine}\t$${price}`)}\n\nDeck\n${join(deck.main, ({ count, name, typeLine, price }) => `${count}\t${name}\t${typeLine}\t$${price}`)}`,
  },
  {
    name: 'a spreadsheet, type before name',
    write: (deck) =>
      `Type\tQty\tCard\tPrice\n${join(all(deck), ({ count, name, type, price }) => `${type}\t${count}\t${name}\t${price}`)}`,
  },
  {
    name: 'a Markdown table',
    write: (deck) =>
      `| Qty | Name | Type |\n|----:|:-----|------|\n${join(all(deck), ({ count, name, type }) => `| ${count} | ${name} | ${type} |`)}`,
  },
  {
    name: 'a Markdown table without titles',
    write: (deck) => `|  |  |\n|--|--|\n${join(all(deck), ({ count, name }) => `| ${name} | ${count} |`)}`,
  },
];
