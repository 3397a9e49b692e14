export {
  countedText,
  countText,
  meanText,
  percentText,
  priceText,
  signedText,
} from '@crownsmith/snapshot/text';
