export default function Placeholder() {
  return <h1>users</h1>;
}
