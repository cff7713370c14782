package io.stardeck.engine.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.Id;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Where all that is random in a game comes from: told, or as long as the game goes on only vouched
 * for.
 */
@JsonTypeInfo(use = Id.NAME, property = "type")
public sealed interface Origin {
  /** The longest seed or salt, in characters. */
  int MAX_TEXT = 1000;

  /** The origin of {@code Chance.seeded(seed)}. */
  static Seeded seed(String seed) {
    return new Seeded(seed, ImmutableList.of(), Optional.empty());
  }

  /** The origin of {@code Chance.seeded(seed).scripted(draws)}. */
  static Seeded scripted(String seed, ImmutableList<Integer> draws) {
    return new Seeded(seed, draws, Optional.empty());
  }

  /**
   * The seed is told.
   *
   * @param seed any text
   * @param draws what the first draws give, as for {@link Chance#scripted}; empty for none
   * @param salt goes into the generator's key beside the seed, so that neither the commitment nor
   *     what a player sees of the game lets anybody find a short seed by trying; empty for none
   */
  @JsonTypeName("seed")
  record Seeded(String seed, ImmutableList<Integer> draws, Optional<String> salt)
      implements Origin {
    /**
     * @throws IllegalArgumentException if the seed or the salt is too long or not Unicode text, or
     *     there are too many draws
     */
    public Seeded {
      check(seed);
      salt.ifPresent(Seeded::check);
      checkArgument(
          draws.size() <= Chance.MAX_SCRIPT, "a script holds at most %s draws", Chance.MAX_SCRIPT);
    }

    /** The generator that the game was set up with. */
    public Chance chance() {
      Chance chance = salt.map(text -> Chance.seeded(seed, text)).orElse(Chance.seeded(seed));
      return draws.isEmpty() ? chance : chance.scripted(draws);
    }

    /**
     * This seed with {@code salt}: text that nobody can guess. It is another origin, of other
     * draws, so a game is set up with it and not salted later.
     */
    public Seeded salted(String salt) {
      return new Seeded(seed, draws, Optional.of(salt));
    }

    /**
     * What can be shown while the game goes on, and binds to this seed.
     *
     * @throws IllegalStateException if there is no salt
     */
    public Committed commit() {
      if (salt.isEmpty()) {
        throw new IllegalStateException("without a salt the seed could be guessed");
      }
      return new Committed(EngineJson.hash(this));
    }

    /** Tells nothing: what is printed by accident must not give the seed away. */
    @Override
    public String toString() {
      return "Seeded";
    }

    private static void check(String text) {
      checkArgument(
          text.length() <= MAX_TEXT, "a seed or salt has at most %s characters", MAX_TEXT);
      checkArgument(
          StandardCharsets.UTF_8.newEncoder().canEncode(text), "a seed or salt is Unicode text");
    }
  }

  /**
   * The seed is kept secret until the game has ended.
   *
   * @param commitment SHA-256 of the canonical JSON of the salted seed, in lower-case hexadecimal
   *     digits
   */
  @JsonTypeName("commitment")
  record Committed(String commitment) implements Origin {
    /**
     * @throws IllegalArgumentException if {@code commitment} is no SHA-256
     */
    public Committed {
      checkArgument(
          commitment.matches("[0-9a-f]{64}"),
          "a commitment is 64 hexadecimal digits in lower case");
    }

    /** Whether {@code seed} is what was vouched for. */
    public boolean isOpenedBy(Seeded seed) {
      return seed.salt().isPresent() && seed.commit().equals(this);
    }
  }
}
