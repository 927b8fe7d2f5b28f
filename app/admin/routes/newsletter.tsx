export default function Placeholder() {
  return <h1>newsletter</h1>;
}
