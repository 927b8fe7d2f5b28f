export default function Placeholder() {
  return <h1>product-form</h1>;
}
