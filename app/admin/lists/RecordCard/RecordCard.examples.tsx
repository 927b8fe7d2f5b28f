import { rowTools } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { Badges } from '../Badges/Badges.tsx';
import { CardPicture } from '../CardPicture/CardPicture.tsx';
import { CardFacts, CardText, RecordCard } from './RecordCard.tsx';

const shown = <CardPicture path={picture.path} />;

export const examples: Examples = {
  'With everything': (
    <RecordCard tools={rowTools} picture={shown} label="Marble" badges={<Badges isDraft isFeatured />}>
      <CardText>{'Bright white marble with bold grey veins. '.repeat(6)}</CardText>
      <CardFacts
        facts={[
          ['Origin', 'Carrara, Italy'],
          ['Client', ''],
        ]}
      />
    </RecordCard>
  ),
  'With its name only, selected': <RecordCard tools={{ ...rowTools, isSelected: true }} picture={shown} />,
};
