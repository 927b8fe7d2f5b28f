export default function Placeholder() {
  return <h1>trash</h1>;
}
