package io.stardeck.engine.chance;

/** SipHash-2-4 of one eight-byte message, the only length that a counter needs. */
final class SipHash {
  private static final long LENGTH_BLOCK = 8L << 56;

  private SipHash() {}

  /**
   * The hash of {@code message}, taken as eight bytes in little-endian order, under the key {@code
   * k0, k1}.
   */
  static long hash(long k0, long k1, long message) {
    long v0 = k0 ^ 0x736f6d6570736575L;
    long v1 = k1 ^ 0x646f72616e646f6dL;
    long v2 = k0 ^ 0x6c7967656e657261L;
    long v3 = k1 ^ 0x7465646279746573L;
    for (int round = 0; round < 8; round++) {
      // Two rounds for each of the two blocks, then four to finish.
      if (round == 0) {
        v3 ^= message;
      } else if (round == 2) {
        v0 ^= message;
        v3 ^= LENGTH_BLOCK;
      } else if (round == 4) {
        v0 ^= LENGTH_BLOCK;
        v2 ^= 0xff;
      }
      v0 += v1;
      v1 = Long.rotateLeft(v1, 13) ^ v0;
      v0 = Long.rotateLeft(v0, 32);
      v2 += v3;
      v3 = Long.rotateLeft(v3, 16) ^ v2;
      v0 += v3;
      v3 = Long.rotateLeft(v3, 21) ^ v0;
      v2 += v1;
      v1 = Long.rotateLeft(v1, 17) ^ v2;
      v2 = Long.rotateLeft(v2, 32);
    }
    return v0 ^ v1 ^ v2 ^ v3;
  }
}
