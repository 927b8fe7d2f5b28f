import { factorBetween, findUnit, unitsFor } from '../facts/units.shared.ts';
import type { ReadItem } from '../kit/field.ts';
import { tooLarge } from '../kit/value-messages.ts';
import { wrongDay } from '../kit/wrong-day.ts';
import { factsOf, type StoneTest } from './properties.ts';

/** What is only a number: nobody can mean another unit. */
const plainUnits = ['cycles', 'Ha', 'PTV', 'DCOF', 'Mohs'];

/** A test as it is kept, or what is wrong with it. A value in another unit is converted where that is sure. */
export function readTest(item: Readonly<Record<string, unknown>>): ReadItem {
  const test = item as StoneTest;
  const { label, unit, max, methods } = factsOf(test.property);
  const factor = factorTo(unit, test.unit);
  const value = rounded(test.value * (factor ?? 1));
  const testedOn = test.testedOn && wrongDay(test.testedOn, 'The day of a test is not in the future');
  const errors = {
    ...(factor === undefined && { unit: wrongUnit(test) }),
    ...(max !== undefined && value > max && { value: tooLarge(label, max) }),
    ...(test.method === '' &&
      !test.typical && { method: `Give the method, such as ${methods.join(' or ')}` }),
    ...(testedOn && { testedOn }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { item: { ...test, value, unit, deviation: rounded(test.deviation * (factor ?? 1)) } };
}

/** What a value in a written unit is multiplied with to be in a property's own. */
export function factorTo(unit: string, written: string): number | undefined {
  const isPlain = written === '' && plainUnits.includes(unit);
  return isPlain ? 1 : factorBetween(findUnit(written) ?? '', unit);
}

function wrongUnit({ property, unit }: StoneTest): string {
  const { label, unit: own } = factsOf(property);
  const units = unitsFor(own).join(', ');
  return unit === ''
    ? `Give the unit of ${label}: ${units}`
    : `${label} is not measured in "${unit}". Units: ${units}`;
}

/** As exact as a test can be: conversion alone would add digits. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
