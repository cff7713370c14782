package io.stardeck.b5.card.word;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.stardeck.engine.card.PlainWriter;

/** On which cards an operation works. In JSON a word, or an object with {@code which}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "which", defaultImpl = Target.Plain.class)
public sealed interface Target {
  /** The card whose effect it is. */
  Target SELF = new Plain(Word.SELF);

  /** Cards that one word names. */
  enum Word {
    /** The card whose effect it is. */
    SELF,
    /** The card that it is attached to. */
    HOST,
    /** The first card chosen. */
    FIRST,
    /** The second card chosen. */
    SECOND,
    OWN_AMBASSADOR,
    /** The attacking card of the attack under way. */
    ATTACKER,
    /** The attacked one. */
    ATTACK_TARGET,
    /** The fleet that the card leads. */
    LED
  }

  /** As one word says it. */
  @JsonTypeName("PLAIN")
  @JsonSerialize(using = PlainWriter.class)
  record Plain(Word word) implements Target {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Plain read(Word word) {
      return new Plain(word);
    }
  }

  /** Every card in play that fits. */
  @JsonTypeName("ALL")
  record All(Filter filter) implements Target {}

  /** The own card of that title. */
  @JsonTypeName("TITLE")
  record Titled(String title) implements Target {}

  /** The ambassador of a faction. */
  @JsonTypeName("AMBASSADOR")
  record AmbassadorOf(Who of) implements Target {}
}
