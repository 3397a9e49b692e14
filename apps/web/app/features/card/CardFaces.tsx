import { scryfallCardUrl } from '@crownsmith/domain';
import type { CardFaceView } from '#app/model/card';
import hero from '#app/ui/layout/CardHero.module.css';
import { ExternalLink } from '#app/ui/link-list/ExternalLink';
import { ManaCost } from '#app/ui/mana/ManaCost';
import { RulesText } from '#app/ui/mana/ManaText';
import styles from './CardPage.module.css';

/** The name, cost, type and numbers of a face of several. */
const FaceHead = ({ face }: { readonly face: CardFaceView }) => (
  <>
    <h2>
      {face.name} <ManaCost cost={face.manaCost ?? ''} className={styles['cost']} />
    </h2>
    <p className={styles['type']}>
      {face.typeLine} {face.powerOrLoyalty}
    </p>
  </>
);

/** The rules text of a card, face by face, and its page at Scryfall. */
export const CardFaces = ({
  name,
  faces,
}: {
  /** full name of the card */
  readonly name: string;
  readonly faces: readonly CardFaceView[];
}) => {
  const isTextless = faces.every(({ text }) => text === undefined);
  return (
    <div className={`${hero['full']} ${styles['faces']}`}>
      {(faces.length > 1 || !isTextless) &&
        faces.map((face) => (
          <div key={face.name}>
            {faces.length > 1 && <FaceHead face={face} />}
            {face.text && <RulesText text={face.text} />}
          </div>
        ))}
      <p className={styles['source']}>
        {isTextless && 'The card data of this site has no rules texts. '}
        <ExternalLink url={scryfallCardUrl(name)} medium="card">
          {isTextless ? 'Read the card at Scryfall' : 'This card at Scryfall'}
        </ExternalLink>
      </p>
    </div>
  );
};
