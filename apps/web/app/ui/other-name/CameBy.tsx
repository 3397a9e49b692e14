import { languageTag, nameRelation } from '@crownsmith/domain';
import type { OtherNameView } from '#app/model/other-name';
import styles from './OtherName.module.css';

interface Props {
  readonly by: OtherNameView;
  /** the card's own name */
  readonly name: string;
}

/** Says by which of its names somebody came to a card: "Balin's Tomb, a printing of Ancient Tomb". */
export const CameBy = ({ by, name }: Props) => (
  <p className={styles['cameBy']}>
    <b lang={languageTag(by.kind)}>{by.name}</b>, {nameRelation(by.kind)} {name}
  </p>
);
