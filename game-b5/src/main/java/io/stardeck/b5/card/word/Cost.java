package io.stardeck.b5.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.b5.card.fact.Mark;

/** What using an effect costs, beside the rotation that its trigger asks for. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "pay")
public sealed interface Cost {
  /** Whether a number is chosen for it. */
  default boolean choosesNumber() {
    return this instanceof ApplyChosen || this instanceof RotateFirst;
  }

  /** Influence. */
  @JsonTypeName("APPLY")
  record Apply(Amount amount) implements Cost {}

  /** A chosen number of influence: {@code from}, {@code from + step}, … ({@code B5-W-50}). */
  @JsonTypeName("APPLY_X")
  record ApplyChosen(int from, int to, int step) implements Cost {}

  /** A chosen number of fitting cards, the first in the supporting row ({@code B5-W-51}). */
  @JsonTypeName("ROTATE_FIRST")
  record RotateFirst(Filter filter) implements Cost {}

  /** The card whose effect it is goes to its owner's discard pile. */
  @JsonTypeName("DISCARD_SELF")
  record DiscardSelf() implements Cost {}

  /** Gained marks of the source. */
  @JsonTypeName("REMOVE_MARK")
  record RemoveMark(Mark mark, int number) implements Cost {}

  /** Gained marks of own cards ({@code B5-REL-10}). */
  @JsonTypeName("PURGE")
  record Purge(Mark mark, int number) implements Cost {}

  /** The own ambassador rotates. */
  @JsonTypeName("ROTATE_AMBASSADOR")
  record RotateAmbassador() implements Cost {}

  /** The first card chosen rotates. */
  @JsonTypeName("ROTATE_CHOSEN")
  record RotateChosen() implements Cost {}

  /** The source rotates: of a reply. */
  @JsonTypeName("ROTATE_SELF")
  record RotateSelf() implements Cost {}

  /** Influence of the rating ({@code B5-FRM-33}). */
  @JsonTypeName("LOSE")
  record Lose(int amount) implements Cost {}

  /** The same, which goes to Babylon 5 ({@code B5-W-17}). */
  @JsonTypeName("MOVE_TO_STATION")
  record MoveToStation(int amount) implements Cost {}
}
