package io.stardeck.engine.chance;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.ImmutableList;
import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import com.google.common.primitives.Bytes;
import com.google.common.primitives.Longs;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/**
 * An immutable random generator: each draw answers a value and the generator to draw from next.
 *
 * <p>The n-th draw is SipHash-2-4 of n under a 128-bit key, so that nobody who sees draws can
 * foretell the next ones without the key. The key is part of the state and is shown by no view.
 *
 * <p>A <em>scripted</em> generator answers its first draws from a list, for dice rolled on a real
 * table and for worked examples, and then goes on from its key. Every draw takes one entry, those
 * of a shuffle too.
 */
public final class Chance {
  /** The longest script, in draws. */
  public static final int MAX_SCRIPT = 10_000;

  private static final Pattern KEY = Pattern.compile("[0-9a-f]{32}");
  private static final long FORKS = 1L << 63;

  /** No game draws so often; and every host, in whatever language, reads such a number exactly. */
  private static final long MAX_COUNTER = (1L << 53) - 1;

  private final long k0;
  private final long k1;
  private final long counter;
  private final ImmutableList<Integer> script;

  private Chance(long k0, long k1, long counter, ImmutableList<Integer> script) {
    this.k0 = k0;
    this.k1 = k1;
    this.counter = counter;
    this.script = script;
  }

  /** The generator that {@code seed} stands for; any text will do. */
  public static Chance seeded(String seed) {
    return of(Hashing.sha256().hashString(seed, StandardCharsets.UTF_8));
  }

  private static Chance of(HashCode hash) {
    byte[] key = hash.asBytes();
    return new Chance(word(key, 0), word(key, 8), 0, ImmutableList.of());
  }

  /**
   * The generator of {@code seed} and {@code salt} together, which cannot be found by trying seeds
   * as long as the salt is a secret.
   */
  public static Chance seeded(String seed, String salt) {
    // No text in UTF-8 holds this byte: what is salt and what is seed cannot be taken otherwise.
    HashCode hash =
        Hashing.sha256()
            .newHasher()
            .putString(seed, StandardCharsets.UTF_8)
            .putByte((byte) 0xFF)
            .putString(salt, StandardCharsets.UTF_8)
            .hash();
    return of(hash);
  }

  /** The same as {@code seeded(Long.toString(seed))}. */
  public static Chance seeded(long seed) {
    return seeded(Long.toString(seed));
  }

  /**
   * This generator with {@code draws} to be answered first, in that order, before it goes on by
   * itself.
   *
   * @param draws for a die the face; for any other draw below n a number from 0 to n - 1. What lies
   *     outside is taken modulo the range, so that no script can break a game
   * @throws IllegalArgumentException if there are more than {@link #MAX_SCRIPT}
   */
  public Chance scripted(List<Integer> draws) {
    checkScript(draws);
    return new Chance(k0, k1, counter, ImmutableList.copyOf(draws));
  }

  /**
   * A number from 0 to {@code bound - 1}, each as likely as the other.
   *
   * @throws IllegalArgumentException if {@code bound} is not positive
   */
  public Roll below(int bound) {
    checkArgument(bound > 0, "cannot draw below %s", bound);
    Draws draws = new Draws();
    int value = draws.below(bound);
    return new Roll(value, draws.next());
  }

  /**
   * A roll of one die with faces 1 to {@code faces}.
   *
   * @throws IllegalArgumentException if {@code faces} is not positive
   */
  public Roll die(int faces) {
    checkArgument(faces > 0, "a die has 1 face or more, not %s", faces);
    if (!script.isEmpty()) {
      return new Roll(
          Math.floorMod(script.get(0) - 1, faces) + 1,
          new Chance(k0, k1, counter, script.subList(1, script.size())));
    }
    Roll roll = below(faces);
    return new Roll(roll.value() + 1, roll.next());
  }

  /**
   * The {@code elements} in an order in which each permutation is as likely as the other
   * (Fisher-Yates).
   */
  public <T> Drawn<ImmutableList<T>> shuffle(List<? extends T> elements) {
    List<T> order = new ArrayList<>(elements);
    Draws draws = new Draws();
    for (int left = order.size(); left > 1; left--) {
      Collections.swap(order, left - 1, draws.below(left));
    }
    return new Drawn<>(ImmutableList.copyOf(order), draws.next());
  }

  /**
   * One of the {@code elements}, each as likely as the other.
   *
   * @throws IllegalArgumentException if there are none
   */
  public <T> Drawn<T> pick(List<? extends T> elements) {
    checkArgument(!elements.isEmpty(), "nothing to pick from");
    Roll roll = below(elements.size());
    return new Drawn<>(elements.get(roll.value()), roll.next());
  }

  /**
   * A generator of its own for the stream of that number: the draws of neither tell anything of the
   * other's. Forks of one generator with different numbers differ.
   *
   * @param stream 0 to 2^61 - 1
   * @throws IllegalArgumentException if {@code stream} is out of that range
   */
  public Chance fork(long stream) {
    checkArgument(stream >= 0 && stream < FORKS >>> 2, "a stream is 0 to 2^61 - 1, not %s", stream);
    long at = FORKS | stream << 1;
    long fresh = SipHash.hash(k0, k1, counter);
    return new Chance(
        SipHash.hash(k0 ^ fresh, k1, at),
        SipHash.hash(k0 ^ fresh, k1, at + 1),
        0,
        ImmutableList.of());
  }

  @JsonCreator
  static Chance read(
      @JsonProperty("key") String key,
      @JsonProperty("counter") long counter,
      @JsonProperty("script") ImmutableList<Integer> script) {
    checkArgument(KEY.matcher(key).matches(), "a key is 32 hexadecimal digits in lower case");
    checkArgument(
        counter >= 0 && counter <= MAX_COUNTER, "a counter is 0 to 2^53 - 1, not %s", counter);
    checkScript(script);
    return new Chance(
        Long.parseUnsignedLong(key.substring(0, 16), 16),
        Long.parseUnsignedLong(key.substring(16), 16),
        counter,
        script);
  }

  @JsonProperty("key")
  String key() {
    return HashCode.fromBytes(Bytes.concat(Longs.toByteArray(k0), Longs.toByteArray(k1)))
        .toString();
  }

  @JsonProperty("counter")
  long counter() {
    return counter;
  }

  @JsonProperty("script")
  ImmutableList<Integer> script() {
    return script;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Chance that
        && that.k0 == k0
        && that.k1 == k1
        && that.counter == counter
        && that.script.equals(script);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(k0 * 31 + counter) + script.hashCode();
  }

  /** Tells nothing: what is printed by accident must not give the key away. */
  @Override
  public String toString() {
    return "Chance";
  }

  private static void checkScript(List<Integer> draws) {
    checkArgument(draws.size() <= MAX_SCRIPT, "a script holds at most %s draws", MAX_SCRIPT);
  }

  private static long word(byte[] bytes, int from) {
    return Longs.fromBytes(
        bytes[from],
        bytes[from + 1],
        bytes[from + 2],
        bytes[from + 3],
        bytes[from + 4],
        bytes[from + 5],
        bytes[from + 6],
        bytes[from + 7]);
  }

  /** Draws one after the other from this generator, so that not each makes a generator. */
  private final class Draws {
    private long at = counter;
    private ImmutableList<Integer> scripted = script;

    int below(int bound) {
      if (!scripted.isEmpty()) {
        int value = Math.floorMod(scripted.get(0), bound);
        scripted = scripted.subList(1, scripted.size());
        return value;
      }
      long bits = SipHash.hash(k0, k1, at++) >>> 1;
      long value = bits % bound;
      // The last, incomplete run of numbers would favour the small ones: draw again.
      while (bits - value + (bound - 1) < 0) {
        bits = SipHash.hash(k0, k1, at++) >>> 1;
        value = bits % bound;
      }
      // Only a counter from outside can come so far; what is drawn from it must be readable too.
      at &= MAX_COUNTER;
      return (int) value;
    }

    Chance next() {
      return new Chance(k0, k1, at, scripted);
    }
  }
}
