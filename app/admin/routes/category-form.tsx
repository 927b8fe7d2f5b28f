export default function Placeholder() {
  return <h1>category-form</h1>;
}
