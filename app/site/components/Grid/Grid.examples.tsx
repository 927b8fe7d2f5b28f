import type { Examples } from '../../../catalogue/examples.ts';
import { Cell, Grid } from './Grid.tsx';

export const examples: Examples = {
  'Two cells': (
    <Grid>
      <Cell span={4}>Four columns</Cell>
      <Cell span={7} start={6}>
        Seven columns
      </Cell>
    </Grid>
  ),
};
