import { renderWhatIsSent } from '../../platform/documents/rendering-process.js';
import { agreementPdf } from './agreement-pdf.js';

renderWhatIsSent(agreementPdf);
