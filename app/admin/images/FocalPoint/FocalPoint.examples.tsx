import { useState } from 'react';
import { image } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { FocalPoint } from './FocalPoint.tsx';

export const examples: Examples = {
  'In the middle': <Choosing x={0.5} y={0.5} />,
  'Near a corner': <Choosing x={0.9} y={0.1} />,
};

function Choosing(start: { x: number; y: number }) {
  const [point, setPoint] = useState(start);
  return <FocalPoint image={image} point={point} onChange={setPoint} />;
}
