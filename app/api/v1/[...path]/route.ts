import { handleWebRest } from '@/server/http/web-rest';

export const dynamic = 'force-dynamic';

export {
  handleWebRest as DELETE,
  handleWebRest as GET,
  handleWebRest as HEAD,
  handleWebRest as OPTIONS,
  handleWebRest as PATCH,
  handleWebRest as POST,
  handleWebRest as PUT,
};
