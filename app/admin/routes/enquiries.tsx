export default function Placeholder() {
  return <h1>enquiries</h1>;
}
