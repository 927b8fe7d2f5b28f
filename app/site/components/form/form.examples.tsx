import type { Examples } from '../../../catalogue/examples.ts';
import { countries } from '../../../catalogue/samples.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { FormMessage } from './FormMessage.tsx';
import { FormThanks } from './FormThanks.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RatingField } from './RatingField.tsx';
import { SelectField } from './SelectField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const options = [
  { value: 'marble', label: 'Marble' },
  { value: 'onyx', label: 'Onyx' },
];

export const examples: Examples = {
  'Text field': <TextField name="name" label="Name" required />,
  'Text field, with a hint': <TextField name="city" label="City" hint="Where the stone goes" />,
  'Text field, wrong': <TextField name="email" label="E-mail" error="Give an e-mail address" />,
  'Text area': <TextArea name="message" label="Message" />,
  'Text area, wrong': <TextArea name="message" label="Message" error="Say what you need" />,
  Select: <SelectField name="product" label="Product" options={options} />,
  'Select, nothing chosen': (
    <SelectField name="product" label="Product" options={options} placeholder="Choose" />
  ),
  Telephone: <PhoneField name="phone" label="Phone" countryName="phone_country" countries={countries} />,
  'Telephone, wrong': (
    <PhoneField
      name="phone"
      label="Phone"
      countryName="phone_country"
      countries={countries}
      error="Give a telephone number"
    />
  ),
  Checkbox: <CheckboxField name="terms" label="I agree to the terms" />,
  'Checkbox, wrong': <CheckboxField name="terms" label="I agree to the terms" error="Please agree" />,
  Rating: <RatingField name="rating" label="Your rating" defaultValue="4" />,
  'Submit button': <SubmitButton>Send</SubmitButton>,
  'Submit button, busy': <SubmitButton isBusy>Send</SubmitButton>,
  Failure: <FormMessage wrong={['E-mail', 'City']}>Please check the marked fields.</FormMessage>,
  Success: <FormMessage kind="success">Your message has reached us.</FormMessage>,
  Thanks: <FormThanks>Your message has reached us.</FormThanks>,
};
