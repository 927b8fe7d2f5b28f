export default function Placeholder() {
  return <h1>categories</h1>;
}
