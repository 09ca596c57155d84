interface Props {
  items: string[];
}

export function Basket({ items }: Props) {
  return (
    <ul data-testid="basket">
      {items.map((item) => (
        <li key={item} data-testid="basket-item">
          {item}
        </li>
      ))}
    </ul>
  );
}
