package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * One space card is handled, step by step (sections 3.8 to 3.11).
 *
 * @param seat who has flipped it: the turn player, or who leads the team
 * @param card the card
 * @param stage what comes next
 * @param fought whether a battle has begun ({@code DB-BAT-10})
 * @param doomed whether the flagship of the player is defeated as soon as the card is placed
 *     ({@code DB-SHP-19})
 */
@JsonTypeName("encounter")
public record Encounter(Seat seat, CardId card, Stage stage, boolean fought, boolean doomed)
    implements Phase {
  /** The steps, in order. A card passes over those that its type does not have. */
  public enum Stage {
    /** The FLIP effect. */
    FLIP,
    /** In Borg Invasion: it stays in the Flipped area, perhaps to be met later. */
    HOLD,
    /** The main effect of an Event. */
    EFFECT,
    /** The window, in which cards are played. */
    WINDOW,
    /** The Goal of an Event is judged, or a Starship is lost that was not fought. */
    CHECK,
    /** A Starship was won by Diplomacy: flagship or Points Area? */
    RESULT,
    /** The card goes where it stays. */
    PLACE,
    /** The battle ends. */
    DONE,
    /** Bonuses for the encounter end. */
    OVER
  }

  /** The encounter with {@code card}, just turned up by {@code seat}. */
  public static Encounter of(Seat seat, CardId card) {
    return new Encounter(seat, card, Stage.FLIP, false, false);
  }

  @Override
  public ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }

  @Override
  public boolean battle(Seat player) {
    return fought && player.equals(seat);
  }

  @Override
  public Optional<CardId> encountered() {
    return Optional.of(card);
  }

  /** The same with that player in the place of who has flipped it ({@code DB-BOR-15}). */
  public Encounter by(Seat lead) {
    return lead.equals(seat) ? this : new Encounter(lead, card, stage, fought, doomed);
  }

  /** The same at that step. */
  public Encounter at(Stage next) {
    return new Encounter(seat, card, next, fought, doomed);
  }

  /** The same with the battle begun. */
  public Encounter fighting() {
    return new Encounter(seat, card, stage, true, doomed);
  }

  /** The same with the flagship to be defeated, or not. */
  public Encounter withDoomed(boolean due) {
    return new Encounter(seat, card, stage, fought, due);
  }
}
