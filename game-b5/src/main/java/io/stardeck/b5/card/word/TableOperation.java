package io.stardeck.b5.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import java.util.Optional;

/** What happens between the factions, to Babylon 5, and to conflicts. */
public sealed interface TableOperation extends Operation {
  /** The influence of Babylon 5 ({@code B5-W-17}). */
  @JsonTypeName("STATION")
  record Station(Amount amount) implements TableOperation, Numbered {}

  /** The influence of the Vorlons ({@code B5-W-17}). */
  @JsonTypeName("VORLON")
  record Vorlon(Amount amount) implements TableOperation, Numbered {}

  /** Changes tensions ({@code B5-W-15}). */
  @JsonTypeName("TENSION")
  record Tension(Pair of, Amount amount) implements TableOperation, Numbered {}

  /** Until the turn ends that tension does not rise ({@code B5-W-15}). */
  @JsonTypeName("NO_TENSION_RISE")
  record NoTensionRise(Race from, Race toward) implements TableOperation, Lasting {}

  /** Which tensions. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "pair")
  sealed interface Pair {
    /** Between two races, from the first to the second. */
    @JsonTypeName("RACES")
    record Races(Race from, Race toward) implements Pair {}

    /** Between two factions, from the first to the second. */
    @JsonTypeName("FACTIONS")
    record Factions(Who from, Who toward) implements Pair {}

    /** The one that was chosen. */
    @JsonTypeName("CHOSEN")
    record Chosen() implements Pair {}

    /** All from the own race. */
    @JsonTypeName("EVERY_OWN")
    record EveryOwn() implements Pair {}

    /** The highest from the own race. */
    @JsonTypeName("HIGHEST_OWN")
    record HighestOwn() implements Pair {}
  }

  /**
   * War, if tension allows it ({@code B5-W-16}).
   *
   * @param with a race; without it the faction that was chosen
   * @param rise first raises the own tension toward it as far as that
   */
  @JsonTypeName("WAR")
  record War(Optional<Race> with, int rise) implements TableOperation {}

  /** Ends a war with a race, with the faction that was chosen, or every own one. */
  @JsonTypeName("END_WAR")
  record EndWar(Optional<Race> with, boolean every) implements TableOperation {}

  /** Limits what anybody may apply this turn ({@code B5-W-19}). */
  @JsonTypeName("APPLY_LIMIT")
  record ApplyLimit(Amount amount) implements TableOperation, Numbered {}

  /** Opens a conflict without a card ({@code B5-W-31}). */
  @JsonTypeName("OPEN_CONFLICT")
  record OpenConflict(Ability type, ImmutableList<Outcome> onWin) implements TableOperation {
    @Override
    public ImmutableList<Operation> inner() {
      ImmutableList.Builder<Operation> inner = ImmutableList.builder();
      onWin.forEach(outcome -> inner.addAll(outcome.operations()));
      return inner.build();
    }
  }

  /** Adds to a side of the chosen conflict. */
  @JsonTypeName("SIDE_BONUS")
  record SideBonus(Side side, Amount amount) implements TableOperation, Numbered {}

  /** Removes the chosen conflict without a result ({@code B5-W-29}). */
  @JsonTypeName("CANCEL_CONFLICT")
  record CancelConflict() implements TableOperation {}
}
