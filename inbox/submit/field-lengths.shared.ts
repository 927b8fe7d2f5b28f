/** How many characters the fields of the forms take: browsers stop there, the server refuses more. */
export const fieldLengths = {
  name: 120,
  email: 254,
  city: 120,
  destination: 200,
  address: 500,
  subject: 200,
  message: 5000,
  product: 200,
  feedback: 500,
} as const;
