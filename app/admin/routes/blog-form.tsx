export default function Placeholder() {
  return <h1>blog-form</h1>;
}
