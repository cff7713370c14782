package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.GEN_04;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.InPlay;
import io.stardeck.b5.internal.step.Influence;
import io.stardeck.b5.internal.step.JointCosts;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.AnnouncedRule;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One action of the action round: what forbids it, what it costs, what it does. First everything is
 * checked, costs last; then all is paid; then others may reply; then it is carried out ({@code
 * B5-GEN-07, B5-RPL-03}).
 */
abstract class DeedRule<D extends Deed> implements AnnouncedRule<B5State, B5View, D> {
  private static final RuleId PAS_05 = RuleId.of("B5-PAS-05");

  /** That of what costs nothing but an event with it, whose cost then is too much. */
  static final RuleId FREE = RuleId.of("B5-EFF-02");

  private final @Nullable ActionKind kind;
  private final RuleId price;
  private final Function<D, @Nullable CardId> acting;
  private final Function<D, @Nullable CardId> object;

  /**
   * The rule of such actions.
   *
   * @param kind what an event that accompanies it calls it; null if none does
   * @param price the rule by which it is refused if there is too little influence; {@link #FREE} if
   *     it costs none
   * @param acting the card that it rotates, or otherwise acts with
   * @param object the card that it is done to
   */
  DeedRule(
      @Nullable ActionKind kind,
      RuleId price,
      Function<D, @Nullable CardId> acting,
      Function<D, @Nullable CardId> object) {
    this.kind = kind;
    this.price = price;
    this.acting = acting;
    this.object = object;
  }

  DeedRule(ActionKind kind, RuleId price, Function<D, @Nullable CardId> acting) {
    this(kind, price, acting, deed -> null);
  }

  DeedRule(@Nullable ActionKind kind, RuleId price) {
    this(kind, price, deed -> null, deed -> null);
  }

  /** Whether any of its actions is of one of those kinds. */
  boolean isAny(ImmutableSet<ActionKind> kinds) {
    return kind != null && kinds.contains(kind);
  }

  /** What kind of action it is; null for one that no event accompanies. */
  @Nullable ActionKind kind(D deed) {
    return kind;
  }

  /** The card that it rotates, or otherwise acts with, if it names one. */
  final @Nullable CardId acting(D deed) {
    return acting.apply(deed);
  }

  /** The card that it is done to, if it names one. */
  final @Nullable CardId object(D deed) {
    return object.apply(deed);
  }

  /**
   * Proposes all legal ways to do it.
   *
   * @param purse the influence that there is for it; what costs more is not proposed
   */
  abstract void propose(B5View view, int purse, Consumer<? super D> offer);

  /** All that forbids it but the influence. */
  abstract void forbid(B5View view, D deed, Findings findings);

  /** The influence that it costs; asked only of a deed that nothing forbids. */
  int influence(Board board, D deed, @Nullable Accompaniment with) {
    return 0;
  }

  /** The effect that it uses, whose costs it pays too; null for most. */
  @Nullable EffectUse uses(Board board, D deed) {
    return null;
  }

  /** The cards that rotate for it, each for it alone ({@code B5-GEN-02}). */
  ImmutableList<CardId> rotating(Board board, D deed) {
    CardId card = acting(deed);
    return card == null ? ImmutableList.of() : ImmutableList.of(card);
  }

  /** As {@link #rotating(Board, Deed)}, of what that event accompanies. */
  final ImmutableList<CardId> rotating(Board board, WithEvent event) {
    return rotating(board, action().cast(event.deed()));
  }

  /** Whether it lays a card face down, which nobody else may read. */
  boolean hides() {
    return false;
  }

  /** Pays what stands beside its influence and its effect: rotates the card that acts, mostly. */
  void pay(Play<B5State> play, D deed) {
    CardId card = acting(deed);
    if (card != null) {
      InPlay.rotate(play, card);
    }
  }

  /**
   * Does it.
   *
   * @param with the event that accompanies it, or null
   */
  abstract void carryOut(Play<B5State> play, D deed, @Nullable Accompaniment with);

  @Override
  public final void candidates(B5View view, Consumer<? super D> offer) {
    candidates(view, Standing.available(view.board(), view.seat()), offer);
  }

  /** Those for which there is so much influence. */
  final void candidates(B5View view, int purse, Consumer<? super D> offer) {
    if (exhausted(view)) {
      return;
    }
    if (view.board().changes(Stat.FORBID)) {
      propose(
          view,
          purse,
          deed -> {
            if (!Forbidden.is(view.board(), this, deed)) {
              offer.accept(deed);
            }
          });
    } else {
      propose(view, purse, offer);
    }
  }

  @Override
  public final boolean offersLegalOnly() {
    return true;
  }

  /** Proposes it if nothing forbids it that is asked of the deed alone, and there is enough. */
  final void propose(B5View view, int purse, D deed, Consumer<? super D> offer) {
    Findings findings = Findings.probing();
    forbid(view, deed, findings);
    if (findings.clean() && influence(view.board(), deed, (Accompaniment) null) <= purse) {
      offer.accept(deed);
    }
  }

  static boolean exhausted(B5View view) {
    return view.top() instanceof ActionRound round
        && round.round().actions() >= view.board().config().maxActionsPerRound();
  }

  @Override
  public final void check(B5View view, D deed, Findings findings) {
    check(view, deed, null, findings);
  }

  /** As {@link #check(B5View, Deed, Findings)}, with the event that accompanies it. */
  final void check(B5View view, WithEvent event, Findings findings) {
    check(view, action().cast(event.deed()), event, findings);
  }

  final void check(B5View view, D deed, @Nullable WithEvent event, Findings findings) {
    Findings asked = Findings.explaining();
    forbid(view, deed, asked);
    if (event != null) {
      Events.name(view, event, asked);
    }
    Naming.faults(asked).forEach(findings::reject);
    if (findings.clean() && exhausted(view)) {
      findings.reject(PAS_05, "no more actions in this round; only passing is left");
    } else if (findings.clean()) {
      asked.violations().forEach(findings::reject);
    }
    if (!findings.clean()) {
      return;
    }
    if (Forbidden.is(view.board(), this, deed)) {
      findings.reject(GEN_04, "an effect forbids that action");
      return;
    }
    if (event != null) {
      Events.forbidWith(view, this, deed, event, findings);
      if (!findings.clean()) {
        return;
      }
    }
    int cost = Prices.of(view.board(), this, deed, event);
    int available = Standing.available(view.board(), view.seat());
    if (cost > available) {
      findings.reject(price, "costs %s influence, your pool holds %s", cost, available);
    }
  }

  @Override
  public final void perform(Play<B5State> play, D deed) {
    announce(play, deed, null);
  }

  /** Pays for it and for the event that accompanies it; then others may reply, or both happen. */
  final void announce(Play<B5State> play, WithEvent event) {
    announce(play, action().cast(event.deed()), event);
  }

  private void announce(Play<B5State> play, D deed, @Nullable WithEvent event) {
    Board board = play.state().board();
    Opportunity.used(play, deed.actor());
    Influence.apply(play, deed.actor(), Prices.of(board, this, deed, event));
    if (event != null) {
      Events.show(play, deed.actor(), event.card(), event.chosen());
    }
    pay(play, deed);
    JointCosts.pay(play, uses(board, deed, event));
    if (event == null) {
      Announcing.await(play, deed, null, () -> happen(play, deed));
    } else if (hides()) {
      carryOut(play, deed, null); // first, as everybody sees what waits for replies
      Announcing.await(play, event.alone(), null, () -> Events.happen(play, event.alone()));
    } else {
      Announcing.await(play, event, object(deed), () -> happen(play, event));
    }
  }

  /** The effects whose costs are paid, that of the action first. */
  private ImmutableList<EffectUse> uses(Board board, D deed, @Nullable WithEvent event) {
    ImmutableList.Builder<EffectUse> uses = ImmutableList.builder();
    EffectUse own = uses(board, deed);
    if (own != null) {
      uses.add(own);
    }
    if (event != null) {
      uses.add(Events.use(board, event));
    }
    return uses.build();
  }

  @Override
  public final boolean stands(B5View view, D deed) {
    return true;
  }

  @Override
  public final void happen(Play<B5State> play, D deed) {
    carryOut(play, deed, null);
  }

  /** Carries it out with its event, which then has the rest of its effect. */
  final void happen(Play<B5State> play, WithEvent event) {
    Board board = play.state().board();
    carryOut(play, action().cast(event.deed()), Events.accompaniment(board, event));
    Events.finish(play, event);
  }
}
