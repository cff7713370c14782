package io.stardeck.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

final class SipHashTest {
  /** The entry for eight bytes in the table that the authors of SipHash published. */
  @Example
  void agreesWithThePublishedVector() {
    long k0 = 0x0706050403020100L;
    long k1 = 0x0f0e0d0c0b0a0908L;
    long message = 0x0706050403020100L;
    assertThat(SipHash.hash(k0, k1, message)).isEqualTo(0x93f5f5799a932462L);
  }

  @Property(tries = 1000)
  void agreesWithAnotherImplementation(@ForAll long k0, @ForAll long k1, @ForAll long message) {
    assertThat(SipHash.hash(k0, k1, message))
        .isEqualTo(Hashing.sipHash24(k0, k1).hashLong(message).asLong());
  }
}
