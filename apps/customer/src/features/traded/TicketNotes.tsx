import { productParts } from '../product-parts.js';

const PARTS = productParts(({ ticketNote }) => ticketNote);

/** Other products' notes above the buttons of a ticket. */
export const TicketNotes = () => PARTS.map(({ name, Part }) => <Part key={name} />);
