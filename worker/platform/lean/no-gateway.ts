/**
 * In place of @ai-sdk/gateway in the built Worker: the SDK takes it for models that are named by a text alone, ours are objects
 * (platform/ai.ts). Whoever names one all the same is told.
 */
export const gateway = new Proxy(
  {},
  {
    get() {
      throw new Error('The built Worker has no AI gateway: models are objects of a provider (scripts/build-worker.ts)');
    },
  },
);
export const createGateway = () => gateway;

/** No error is ever one of the gateway's. */
export class GatewayError extends Error {
  static isInstance(_error: unknown): boolean {
    return false;
  }
}
export class GatewayAuthenticationError extends GatewayError {}
