package io.stardeck.b5.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.Ability;
import io.stardeck.b5.card.ActionKind;
import io.stardeck.b5.card.Side;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.OptionalInt;

/** An action of the action round other than passing; a mercenary's too. */
public sealed interface Deed extends B5Action {
  /** The event that accompanies it. */
  default Optional<WithEvent> event() {
    return Optional.empty();
  }

  /** What kind of action it is; empty for an event or a bid, which nothing accompanies. */
  Optional<ActionKind> kind();

  /** The card that it rotates, or otherwise acts with, as far as it names one. */
  default Optional<CardId> acting() {
    return Optional.empty();
  }

  /** The card that it is done to, as far as it names one. */
  default Optional<CardId> object() {
    return Optional.empty();
  }

  /** The same with that event, or without. */
  default Deed with(Optional<WithEvent> event) {
    return this;
  }

  /** {@code B5-SPN}. */
  @JsonTypeName("sponsor")
  record Sponsor(
      Seat actor, CardId sponsor, CardId card, Optional<CardId> host, Optional<WithEvent> event)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.SPONSOR);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(sponsor);
    }

    @Override
    public Optional<CardId> object() {
      return Optional.of(card);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new Sponsor(actor, sponsor, card, host, other);
    }
  }

  /** {@code B5-PRO}. */
  @JsonTypeName("promote")
  record Promote(Seat actor, CardId promoter, CardId card, Optional<WithEvent> event)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.PROMOTE);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(promoter);
    }

    @Override
    public Optional<CardId> object() {
      return Optional.of(card);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new Promote(actor, promoter, card, other);
    }
  }

  /** {@code B5-INF}. */
  @JsonTypeName("build-influence")
  record BuildInfluence(Seat actor, CardId member, Optional<WithEvent> event) implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.BUILD_INFLUENCE);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(member);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new BuildInfluence(actor, member, other);
    }
  }

  /**
   * {@code B5-EFF}.
   *
   * @param effect the index of the effect on the card, from 0 on
   * @param chosen what was chosen, in the order of the effect's choices
   * @param number the number chosen, where the cost has one
   */
  @JsonTypeName("use-effect")
  record UseEffect(
      Seat actor,
      CardId source,
      int effect,
      ImmutableList<Chosen> chosen,
      OptionalInt number,
      Optional<WithEvent> event)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.USE_EFFECT);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(source);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new UseEffect(actor, source, effect, chosen, number, other);
    }
  }

  /** {@code B5-LED}. */
  @JsonTypeName("lead-fleet")
  record LeadFleet(Seat actor, CardId character, CardId fleet, Optional<WithEvent> event)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.LEAD_FLEET);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(character);
    }

    @Override
    public Optional<CardId> object() {
      return Optional.of(fleet);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new LeadFleet(actor, character, fleet, other);
    }
  }

  /** {@code B5-SUP}: supports or opposes a conflict. */
  @JsonTypeName("join")
  record Join(
      Seat actor, CardId card, int conflict, Side side, Ability ability, Optional<WithEvent> event)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(side == Side.SUPPORT ? ActionKind.SUPPORT : ActionKind.OPPOSE);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(card);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new Join(actor, card, conflict, side, ability, other);
    }
  }

  /** {@code B5-ATK}. */
  @JsonTypeName("attack")
  record Attack(Seat actor, CardId attacker, CardId target, int conflict, Optional<WithEvent> event)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.ATTACK);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(attacker);
    }

    @Override
    public Optional<CardId> object() {
      return Optional.of(target);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new Attack(actor, attacker, target, conflict, other);
    }
  }

  /** {@code B5-EVT}: an event that is an action of its own. */
  @JsonTypeName("play-event")
  record PlayEvent(Seat actor, CardId card, ImmutableList<Chosen> chosen, OptionalInt number)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.empty();
    }
  }

  /** {@code B5-EVT-04}; without a host it goes under the own hidden agenda. */
  @JsonTypeName("set-aftermath")
  record SetAftermath(Seat actor, CardId card, Optional<CardId> host, Optional<WithEvent> event)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.SET_AFTERMATH);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new SetAftermath(actor, card, host, other);
    }
  }

  /** {@code B5-AGD-02}. */
  @JsonTypeName("discard-agenda")
  record DiscardAgenda(Seat actor, Optional<WithEvent> event) implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.DISCARD_AGENDA);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new DiscardAgenda(actor, other);
    }
  }

  /** {@code B5-AGD-03}. */
  @JsonTypeName("sponsor-agenda")
  record SponsorAgenda(Seat actor, CardId member, CardId card, Optional<WithEvent> event)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.SPONSOR_AGENDA);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(member);
    }

    @Override
    public Optional<CardId> object() {
      return Optional.of(card);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new SponsorAgenda(actor, member, card, other);
    }
  }

  /** {@code B5-AGD-04}. */
  @JsonTypeName("hide-agenda")
  record HideAgenda(Seat actor, CardId member, CardId card, Optional<WithEvent> event)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.HIDE_AGENDA);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(member);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new HideAgenda(actor, member, card, other);
    }
  }

  /** {@code B5-AGD-05}. */
  @JsonTypeName("reveal-agenda")
  record RevealAgenda(Seat actor, Optional<WithEvent> event) implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.REVEAL_AGENDA);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new RevealAgenda(actor, other);
    }
  }

  /** {@code B5-AGD-07}. */
  @JsonTypeName("replace-agenda")
  record ReplaceAgenda(Seat actor, CardId member, CardId card, Optional<WithEvent> event)
      implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.REPLACE_AGENDA);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(member);
    }

    @Override
    public Optional<CardId> object() {
      return Optional.of(card);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new ReplaceAgenda(actor, member, card, other);
    }
  }

  /** {@code B5-HEA}. */
  @JsonTypeName("heal")
  record Heal(Seat actor, CardId character, Optional<WithEvent> event) implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.HEAL);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(character);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new Heal(actor, character, other);
    }
  }

  /** {@code B5-REP}: removes so many damage tokens. */
  @JsonTypeName("repair")
  record Repair(Seat actor, CardId card, int number, Optional<WithEvent> event) implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.of(ActionKind.REPAIR);
    }

    @Override
    public Optional<CardId> acting() {
      return Optional.of(card);
    }

    @Override
    public Deed with(Optional<WithEvent> other) {
      return new Repair(actor, card, number, other);
    }
  }

  /** {@code B5-MRC-02}: applies so much more influence. */
  @JsonTypeName("bid")
  record Bid(Seat actor, CardId mercenary, int number) implements Deed {
    @Override
    public Optional<ActionKind> kind() {
      return Optional.empty();
    }
  }
}
