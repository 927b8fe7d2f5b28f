export default function Placeholder() {
  return <h1>gallery-form</h1>;
}
