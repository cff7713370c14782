package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.EFF_02;
import static io.stardeck.b5.internal.value.RuleIds.EVT_01;
import static io.stardeck.b5.internal.value.RuleIds.EVT_02;
import static io.stardeck.b5.internal.value.RuleIds.EVT_05;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Lasting;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.event.CardEvent.EventPlayed;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.Effects;
import io.stardeck.b5.internal.step.InPlay;
import io.stardeck.b5.internal.step.JointCosts;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Filters;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Events, alone or with another action ({@code B5-EVT}). */
public final class Events {
  private static final RuleId EVT_03 = RuleId.of("B5-EVT-03");

  private Events() {}

  /** An event with its choices. */
  static EffectUse use(
      Board board, Seat seat, CardId card, ImmutableList<Chosen> chosen, OptionalInt number) {
    return EffectUse.of(board.def(card).played(), board, seat, card, chosen, number);
  }

  /** An event that is an action of its own, with its choices. */
  static EffectUse use(Board board, PlayEvent event) {
    return use(board, event.actor(), event.card(), event.chosen(), event.number());
  }

  /** An accompanying event with its choices. */
  static EffectUse use(Board board, WithEvent event) {
    return use(board, event.actor(), event.card(), event.chosen(), event.number())
        .apartFrom(ActionRules.of(event.deed()).rotating(board, event));
  }

  /** The influence that an event costs. */
  static int influence(EffectUse use) {
    return use.scope().board().def(card(use)).cost() + use.influence();
  }

  private static CardId card(EffectUse use) {
    return Objects.requireNonNull(use.scope().source());
  }

  /** What the event that accompanies a deed adds to it. */
  public static Accompaniment accompaniment(Board board, WithEvent event) {
    return accompaniment(event, use(board, event));
  }

  /** What the event that accompanies a deed adds to it. */
  static Accompaniment accompaniment(WithEvent event, EffectUse use) {
    Scope scope = scope(event, use);
    return new Accompaniment(
        event.card(), scope, Conditions.letThrough(scope, use.effect().operations()));
  }

  /** What the words of an event speak of, the two cards of an attack included. */
  private static Scope scope(WithEvent event, EffectUse use) {
    return event.deed() instanceof Attack attack
        ? use.scope().attacking(attack.attacker(), attack.target())
        : use.scope();
  }

  /** Whether that event may be played, and for no more influence than there is. */
  static boolean may(B5View view, CardDef def) {
    return def.cost() <= Standing.available(view.board(), view.seat())
        && !Naming.isReserved(view, def)
        && Conditions.requirementsHold(view.board(), view.seat(), def);
  }

  /** What forbids playing that card at all. */
  static void forbid(B5View view, CardDef def, Findings findings) {
    if (def.kind() != Kind.EVENT) {
      findings.reject(EVT_01, "%s is no event", def.title());
    }
    Naming.unreserved(view, def, EVT_05, findings);
    Naming.required(view, def, EFF_02, findings);
  }

  /** Whether that event is in the own hand, and all of it named; findings if not. */
  static void name(B5View view, WithEvent event, Findings findings) {
    CardDef def = Naming.inHand(view, event.card(), findings);
    if (def != null && def.kind() == Kind.EVENT) {
      use(view.board(), event).isWhole(findings);
    }
  }

  /** What forbids that event, which is {@link #name}d, with that deed. */
  static <D extends Deed> void forbidWith(
      B5View view, DeedRule<D> rule, D deed, WithEvent event, Findings findings) {
    CardDef def = view.board().def(event.card());
    forbid(view, def, findings);
    ActionKind kind = rule.kind(deed);
    if (kind == null || !def.playWith().contains(kind)) {
      findings.reject(EVT_02, "%s does not accompany that action", def.title());
      return;
    }
    Effect effect = def.played();
    Scope scope = Scope.of(view.board(), view.seat(), event.card());
    if (!lets(scope, effect.by(), rule.acting(deed))) {
      findings.reject(EVT_02, "%s does not accompany an action of that card", def.title());
    }
    if (!lets(scope, effect.of(), rule.object(deed))) {
      findings.reject(EVT_02, "%s does not accompany an action on that card", def.title());
    }
    EffectUse use = use(view.board(), event);
    use.forbid(findings);
    EffectUse own = rule.uses(view.board(), deed);
    if (own != null && findings.clean()) {
      JointCosts.check(ImmutableList.of(own, use), findings);
    }
  }

  /** Whether an event accompanies actions of the card that it acts with, on that card. */
  static <D extends Deed> boolean accompanies(
      Scope scope, Effect effect, DeedRule<D> rule, D deed) {
    return lets(scope, effect.by(), rule.acting(deed))
        && lets(scope, effect.of(), rule.object(deed));
  }

  private static boolean lets(Scope scope, Optional<Filter> filter, @Nullable CardId card) {
    return filter.isEmpty() || card != null && Filters.fits(scope, filter.get(), card, scope.own());
  }

  /** The event is shown, with what was chosen for it. */
  static void show(Play<B5State> play, Seat seat, CardId card, ImmutableList<Chosen> chosen) {
    Cards.DEALER.card(play, Places.hand(seat), card).openly().to(Places.PLAYED);
    play.tell(EVT_01, new EventPlayed(seat, card, chosen));
  }

  /** An event that accompanied an action has the rest of its effect. */
  static void finish(Play<B5State> play, WithEvent event) {
    EffectUse use = use(Boards.of(play), event);
    carryOut(play, scope(event, use), beside(use.effect().operations()), use);
  }

  /** An event has its effect, alone or after an action that it accompanied. */
  static void happen(Play<B5State> play, PlayEvent event) {
    EffectUse use = use(Boards.of(play), event);
    ImmutableList<Operation> all = use.effect().operations();
    boolean alone = Boards.of(play).def(event.card()).playWith().isEmpty();
    carryOut(play, use.scope(), alone ? all : beside(all), use);
  }

  private static void carryOut(
      Play<B5State> play, Scope scope, ImmutableList<Operation> operations, EffectUse use) {
    Effects.carryOut(play, scope, operations, use.effect().duration());
    discard(play, card(use));
  }

  /** What does not count in the deed, also under a condition of its own. */
  private static ImmutableList<Operation> beside(ImmutableList<Operation> operations) {
    ImmutableList.Builder<Operation> others = ImmutableList.builder();
    for (Operation operation : operations) {
      if (operation instanceof Operation.If when) {
        others.add(new Operation.If(when.when(), beside(when.then())));
      } else if (!(operation instanceof Lasting lasting && lasting.belongsToDeed())) {
        others.add(operation);
      }
    }
    return others.build();
  }

  /** The event is over. */
  static void discard(Play<B5State> play, CardId card) {
    InPlay.toDiscard(play, Places.PLAYED, card, EVT_03);
  }
}
