package io.stardeck.engine.script;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** What the words of the desk do. */
class DeskWords extends Interpreter<Desk, Desk.Look, Desk.Carrying> {
  DeskWords() {
    add(ImmutableList.of(new DropWord(), new SayWord(), new InnerWord()));
  }

  @Override
  protected ImmutableList<Effect> effects(Desk desk, Desk.Carrying run) {
    return run.list();
  }

  @Override
  protected ImmutableList<Effect> shown(Desk.Look look, Desk.Carrying run) {
    return run.list();
  }

  @Override
  protected Desk.Look view(Desk desk, Seat seat) {
    return desk.look(seat);
  }

  @Override
  protected Option none() {
    return Desk.Pick.NONE;
  }

  private static final class DropWord extends Picking<Desk, Desk.Look, Desk.Carrying, Desk.Drop> {
    DropWord() {
      super(Desk.Pick.NONE);
    }

    @Override
    protected int count(Desk desk, Desk.Drop drop, Desk.Carrying run) {
      return drop.n();
    }

    @Override
    protected Seat picker(Desk.Look open, Desk.Drop drop, Desk.Carrying run) {
      return Desk.OWNER;
    }

    @Override
    protected boolean mayStop(Desk.Drop drop) {
      return drop.optional();
    }

    /** Even numbers can be dropped. */
    @Override
    protected ImmutableList<Desk.Pick> picks(Desk.Look look, Desk.Drop drop, Desk.Carrying run) {
      return look.hand().stream()
          .filter(number -> number % 2 == 0)
          .map(Desk.Pick::new)
          .collect(ImmutableList.toImmutableList());
    }

    @Override
    public boolean secret(Desk.Look open, Desk.Drop drop, Desk.Carrying run) {
      return open.size() > 0;
    }

    @Override
    public String question(Desk.Look look, Desk.Drop drop, Desk.Carrying run) {
      return "drop an even number";
    }

    @Override
    protected void pick(Play<Desk> play, Desk.Drop drop, Desk.Carrying run, Option option) {
      play.become(play.state().dropping(((Desk.Pick) option).number()));
    }
  }

  private static final class SayWord implements Word<Desk, Desk.Look, Desk.Carrying, Desk.Say> {
    @Override
    public void prepare(Play<Desk> play, Desk.Say say, Desk.Carrying run) {
      play.become(play.state().telling("before " + say.name()));
    }

    @Override
    public void perform(Play<Desk> play, Desk.Say say, Desk.Carrying run) {
      play.become(play.state().telling(say.name()));
    }
  }

  private static final class InnerWord implements Word<Desk, Desk.Look, Desk.Carrying, Desk.Inner> {
    @Override
    public void perform(Play<Desk> play, Desk.Inner inner, Desk.Carrying run) {
      play.push(new Desk.Carrying(inner.effects(), Progress.START));
    }
  }
}
