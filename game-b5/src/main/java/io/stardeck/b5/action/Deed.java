package io.stardeck.b5.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.OptionalInt;

/** An action of the action round other than passing; a mercenary's too. */
public sealed interface Deed extends B5Action {
  /** {@code B5-SPN}. */
  @JsonTypeName("sponsor")
  record Sponsor(Seat actor, CardId sponsor, CardId card, Optional<CardId> host) implements Deed {}

  /** {@code B5-PRO}. */
  @JsonTypeName("promote")
  record Promote(Seat actor, CardId promoter, CardId card) implements Deed {}

  /** {@code B5-INF}. */
  @JsonTypeName("build-influence")
  record BuildInfluence(Seat actor, CardId member) implements Deed {}

  /**
   * {@code B5-EFF}.
   *
   * @param effect the index of the effect on the card, from 0 on
   * @param chosen what was chosen, in the order of the effect's choices
   * @param number the number chosen, where the cost has one
   */
  @JsonTypeName("use-effect")
  record UseEffect(
      Seat actor, CardId source, int effect, ImmutableList<Chosen> chosen, OptionalInt number)
      implements Deed {}

  /** {@code B5-LED}. */
  @JsonTypeName("lead-fleet")
  record LeadFleet(Seat actor, CardId character, CardId fleet) implements Deed {}

  /** {@code B5-SUP}: supports or opposes a conflict. */
  @JsonTypeName("join")
  record Join(Seat actor, CardId card, int conflict, Side side, Ability ability) implements Deed {}

  /**
   * {@code B5-ATK}.
   *
   * @param sufferer the card that takes the damage in place of the target, once it has replied so
   *     ({@code B5-W-35}); nobody attacks with one
   */
  @JsonTypeName("attack")
  record Attack(Seat actor, CardId attacker, CardId target, int conflict, Optional<CardId> sufferer)
      implements Deed {
    /** The same with that card to take the damage. */
    public Attack suffering(CardId card) {
      return new Attack(actor, attacker, target, conflict, Optional.of(card));
    }
  }

  /** {@code B5-EVT}: an event that is an action of its own. */
  @JsonTypeName("play-event")
  record PlayEvent(Seat actor, CardId card, ImmutableList<Chosen> chosen, OptionalInt number)
      implements Deed {}

  /** {@code B5-EVT-04}; without a host it goes under the own hidden agenda. */
  @JsonTypeName("set-aftermath")
  record SetAftermath(Seat actor, CardId card, Optional<CardId> host) implements Deed {}

  /** {@code B5-AGD-02}. */
  @JsonTypeName("discard-agenda")
  record DiscardAgenda(Seat actor) implements Deed {}

  /** {@code B5-AGD-03}. */
  @JsonTypeName("sponsor-agenda")
  record SponsorAgenda(Seat actor, CardId member, CardId card) implements Deed {}

  /** {@code B5-AGD-04}. */
  @JsonTypeName("hide-agenda")
  record HideAgenda(Seat actor, CardId member, CardId card) implements Deed {}

  /** {@code B5-AGD-05}. */
  @JsonTypeName("reveal-agenda")
  record RevealAgenda(Seat actor) implements Deed {}

  /** {@code B5-AGD-07}. */
  @JsonTypeName("replace-agenda")
  record ReplaceAgenda(Seat actor, CardId member, CardId card) implements Deed {}

  /** {@code B5-HEA}. */
  @JsonTypeName("heal")
  record Heal(Seat actor, CardId character) implements Deed {}

  /** {@code B5-REP}: removes so many damage tokens. */
  @JsonTypeName("repair")
  record Repair(Seat actor, CardId card, int number) implements Deed {}

  /** {@code B5-MRC-02}: applies so much more influence. */
  @JsonTypeName("bid")
  record Bid(Seat actor, CardId mercenary, int number) implements Deed {}
}
