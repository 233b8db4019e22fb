import { renderWhatIsSent } from '../../platform/documents/rendering-process.js';
import { statementPdf } from './statement-pdf.js';

renderWhatIsSent(statementPdf);
